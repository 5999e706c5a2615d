"""How quickly an update is drawn: a real match is recorded, then told once more to a page of its own, with a stopwatch.

The updates are those that the server has sent to a player of a real match at a full table. They are told again through
a socket that only pretends, so that neither the server, nor whoever acts in the other players' places, nor the driver
of the browser works meanwhile on the same few cores. Half of them come at rest, when nothing moves any more, as most do
at a table of people; between two of the others lies less time than motion takes: each comes while what the one before
has set in motion still moves. Of every update three times are taken, from Chromium's own trace of what the main thread
of the page does:

- processor: what drawing it takes of the processor: script, style, layout, paint, and handing the frame over;
- work: the same by the clock, which goes on while other processes have the processor;
- drawn: by the clock from the arrival of the message until the first frame that shows it is handed over. While anything
  moves, frames come at fixed times, so the waiting for the next one is in it, which is up to one frame long; at rest a
  frame is begun when it is asked for. How long it takes where nothing is to be drawn, and how far apart the frames of
  this machine come, stands beside it, from the same page in the same run: nothing can be drawn sooner than that.

What an update sets in motion moves in later frames, but the frame that shows the update has to set it in motion.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from playwright.sync_api import Browser, Page

from bench.rows import Row, against
from bench.visits import Setting, is_update, new_table, recorded

FRAME = 1000 / 60
"""Milliseconds of a frame."""
WARM_UP, MOVING, RESTING, EMPTY = 10, 40, 40, 40
PACE, RESTING_PACE, SHORT_PACE = 250, 1000, 40
"""Milliseconds between two updates, which are fewer than a card flies, or enough for nearly everything to come to rest
(the coins of Islands are waited for), and between two frames that show nothing new."""
QUANTILES = {"median": 0.5, "p95": 0.95}
TRACED = ["-*", "devtools.timeline"]

TELLER = """
window.WebSocket = class {
  static OPEN = 1
  readyState = 1
  constructor() { window.socket = this }
  send() {}
  close() {}
}
const tell = (data) => socket.onmessage(new MessageEvent('message', { data }))
// At any time between two frames.
const rest = (time) => new Promise((resolve) => setTimeout(resolve, time + 17 * Math.random()))
function after(then) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = then
  port2.postMessage(0)
}
window.timed = (what) => new Promise((resolve) => {
  console.timeStamp('arrived')
  what()
  requestAnimationFrame(() => after(() => {
    console.timeStamp('drawn')
    resolve()
  }))
})
// Whatever has been set in motion has come to rest, and no more frames come for it.
async function still() {
  await Promise.allSettled(document.getAnimations().map((motion) => motion.finished))
  await rest(100)
}
window.replay = async (messages, pace, resting = false) => {
  for (const message of messages) {
    if (!message.startsWith('{"type":"update"')) { tell(message); continue }
    await rest(pace)
    if (resting) await still()
    await timed(() => tell(message))
  }
}
window.idle = async (count, pace) => {
  for (let number = 0; number < count; number++) {
    await rest(pace)
    await timed(() => {})
  }
}
window.intervals = (count) => new Promise((resolve) => {
  const times = []
  const next = (time) => times.push(time) > count ? resolve(times) : requestAnimationFrame(next)
  requestAnimationFrame(next)
})
"""
"""A page that asks for a socket is told by us. `after` runs when a frame is done, since frames come before messages."""


class Times(NamedTuple):
    """Milliseconds of one update."""

    processor: float
    work: float
    drawn: float


def drawing(browser: Browser, base: str, setting: Setting) -> list[Row]:
    """Updates of a full table, as a player sees them, beside frames of the same page that show nothing new."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    context.add_init_script("""localStorage.kamishima ??= '{"pace":"once"}'""")
    table = new_table(context, base, setting)
    messages = recorded(context, base, table, WARM_UP + MOVING + RESTING)
    updates = [number for number, message in enumerate(messages) if is_update(message)]
    start, half = updates[WARM_UP], updates[WARM_UP + MOVING]
    page = context.new_page()
    page.add_init_script(TELLER)
    page.goto(f"{base}/table/{table}?seat=0")
    page.wait_for_function("() => Boolean(window.socket?.onmessage)")
    page.evaluate("told => socket.onmessage(new MessageEvent('message', { data: told }))", messages[0])
    page.wait_for_selector(".board .board svg")
    page.wait_for_load_state("networkidle")
    page.evaluate("([told, pace]) => replay(told, pace)", [messages[1:start], SHORT_PACE])
    moving = traced(browser, page, "([told, pace]) => replay(told, pace)", [messages[start:half], PACE])
    resting = traced(browser, page, "([told, pace]) => replay(told, pace, true)", [messages[half:], RESTING_PACE])
    page.wait_for_timeout(RESTING_PACE)
    empty = traced(browser, page, "([count, pace]) => idle(count, pace)", [EMPTY, SHORT_PACE])
    frames = page.evaluate("count => intervals(count)", EMPTY)
    context.close()
    return [
        *rows_of(f"page, {setting.title}, update at rest", resting),
        *rows_of(f"page, {setting.title}, update in motion", moving),
        *rows_of(f"page, {setting.title}, no change", empty)[-2:],
        against(f"page, {setting.title}, at rest: interval", at_rest(frames), "ms", "frame", FRAME),
    ]


def at_rest(frames: Sequence[float]) -> float:
    """How far apart frames come when nothing is to be drawn, in the middle."""
    return quantile(sorted(other - one for one, other in pairwise(frames)), QUANTILES["median"])


def rows_of(name: str, times: Sequence[Times]) -> list[Row]:
    """Each of the times, in the middle and at its worst."""
    kinds = dict(zip(Times._fields, zip(*times, strict=True), strict=True))
    return [
        against(f"{name}: {kind}, {called}", quantile(sorted(found), share), "ms", "frame", FRAME)
        for kind, found in kinds.items()
        for called, share in QUANTILES.items()
    ]


def quantile(times: Sequence[float], share: float) -> float:
    """Of sorted times."""
    return times[int(share * (len(times) - 1))]


# -- the trace ---------------------------------------------------------------------------------------------------------

Event: TypeAlias = Mapping[str, Any]


def traced(browser: Browser, page: Page, script: str, given: object) -> list[Times]:
    """What the trace tells of everything between an arrival and its frame, while a script runs."""
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(script, given)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    marks = sorted((mark for mark in events if mark["name"] == "TimeStamp"), key=start_of)
    thread = marks[0]["pid"], marks[0]["tid"]
    done = sorted((each for each in events if each["ph"] == "X" and (each["pid"], each["tid"]) == thread), key=start_of)
    outer = list(outermost(done))
    return [times_of(one, other, outer) for one, other in pairwise(marks) if label_of(one) == "arrived"]


def start_of(event: Event) -> float:
    """When it began, in microseconds."""
    return float(event["ts"])


def end_of(event: Event) -> float:
    """When it ended."""
    return start_of(event) + float(event.get("dur", 0))


def label_of(mark: Event) -> str:
    """What the page has called a moment."""
    about = mark["args"]["data"]
    return str(about.get("message") or about.get("name"))


def outermost(events: Sequence[Event]) -> Iterator[Event]:
    """Without those that are part of another."""
    end = 0.0
    for event in events:
        if start_of(event) >= end:
            end = end_of(event)
            yield event


def times_of(arrived: Event, drawn: Event, done: Sequence[Event]) -> Times:
    """One update. What was under way when it arrived is the call that brought it."""
    here = [each for each in done if end_of(each) > start_of(arrived) and start_of(each) < start_of(drawn)]
    return Times(
        processor=sum(float(each.get("tdur", 0)) for each in here) / 1000,
        work=sum(float(each.get("dur", 0)) for each in here) / 1000,
        drawn=(start_of(drawn) - start_of(arrived)) / 1000,
    )

"""A report as one HTML page that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { margin-top: 2.2rem; border-bottom: 1px solid #9998; }
figure { margin: 1rem 0; } figcaption { font-weight: 600; margin-bottom: .3rem; }
svg { width: 100%; height: auto; background: #fbfaf6; border: 1px solid #ccc8; border-radius: .4rem; }
svg text { font-family: system-ui, sans-serif; fill: #222; }
table { border-collapse: collapse; margin: 1rem 0; } .wide { overflow-x: auto; }
th, td { padding: .25rem .7rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #9994; }
th:first-child, td:first-child { text-align: left; }
p.note { color: #777; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; }
"""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    first = "".join([f"<th>{escape(cell)}</th>" for cell in head])
    body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f'<div class="wide"><table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table></div>'


def listing(lists: Mapping[str, Sequence[str]]) -> str:
    entries = [f"<dt>{escape(head)}</dt><dd>{escape(', '.join(names))}</dd>" for head, names in lists.items()]
    return f"<dl>{''.join(entries)}</dl>" if entries else ""


def section(title: str, *parts: str, note: str = "") -> str:
    remark = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{remark}{''.join(parts)}</section>"


def page(title: str, lead: str, sections: Sequence[str]) -> str:
    """The whole page. Its policy forbids every request, so it looks the same without a network."""
    policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1><p>{escape(lead)}</p>{''.join(sections)}</body></html>\n"
    )

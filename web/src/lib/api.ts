/** Requests to the server, and what it refuses. */

import { takePrefetched } from './prefetched'
import { PromiseCache } from './promiseCache'
import type { Failure } from './wire'

/** The server said no, or could not be reached (`offline`). */
export class Refused extends Error {
  constructor(readonly code: string, message: string, readonly where = '', readonly status = 0) {
    super(message)
  }
}

/** How far the server's clock is ahead of ours, in milliseconds; answers tell it to the second. */
let ahead = 0

/** The server's time in seconds since 1970. */
export function serverTime(): number {
  return (Date.now() + ahead) / 1000
}

function note(answer: Response): void {
  const date = Date.parse(answer.headers.get('date') ?? '')
  // Half a second is what the header rounds away on average; small differences are the way of the answer.
  if (date && Math.abs(date + 500 - Date.now()) > 2000) ahead = date + 500 - Date.now()
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const failure = (await answer.json()) as Partial<Failure>
    if (failure.code) return new Refused(failure.code, failure.message ?? '', failure.where, answer.status)
  } catch {
    // not one of our answers
  }
  return new Refused(answer.status >= 500 ? 'unavailable' : 'refused', answer.statusText, '', answer.status)
}

/** Tries while nodes of different versions are side by side: the proxy sends the next one to another node. */
const OTHER_NODES = 6
const NODE_WAIT = 150

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  for (let tries = 1;; tries++) {
    try {
      return await sendOnce(method, path, body, signal)
    } catch (error) {
      // Nothing was done there, so that even what changes something can be sent again.
      if (!(error instanceof Refused) || error.code !== 'other-node' || tries >= OTHER_NODES) throw error
      await new Promise((resolve) => setTimeout(resolve, NODE_WAIT * tries))
    }
  }
}

async function sendOnce(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'X-Kamishima': '1' }
  if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json'
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
  return checked(() => fetch(path, { method, headers, body: text, signal: signal ?? null }), signal)
}

/** The answer; an error where there is none, or a refusal. */
async function checked(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  let answer: Response
  try {
    answer = await ask()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Refused('offline', 'the server cannot be reached')
  }
  note(answer)
  if (!answer.ok) throw await refusal(answer)
  return answer
}

/** Ask for something. */
export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  const begun = takePrefetched(path)
  return (await (await (begun ? checked(() => begun) : send('GET', path, undefined, signal))).json()) as T
}

/** Ask for a text. */
export async function getText(path: string): Promise<string> {
  return (await send('GET', path)).text()
}

/** Change something. */
export async function post<T>(
  path: string,
  body: unknown = {},
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
): Promise<T> {
  const answer = await send(method, path, body)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** Change something that is answered line by line, as it comes. */
export async function* stream<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await send('POST', path, body, signal)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  for (let rest = '';;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) yield JSON.parse(line) as T
    if (done) return
  }
}

const guest = new PromiseCache<unknown>()

/** Make sure that this browser has its cookie: the first answer of the server gives it. */
export function known(): Promise<unknown> {
  return guest.get('me', () => get('/api/me'))
}

/** Ask now, and again and again while somebody sees the page; returns the function that ends it. */
export function repeat(ask: () => Promise<void>, milliseconds: number): () => void {
  void ask()
  const timer = setInterval(() => !document.hidden && void ask(), milliseconds)
  return () => clearInterval(timer)
}

/** Answers of the server that were asked for before whoever will ask for them is loaded. */

const begun = new Map<string, Promise<Response>>()

/**
 * Ask for something. Without a header of ours: the browser may have asked for it already, since the server has told it
 * to, and takes that answer only for the very same request.
 */
export function prefetch(path: string): void {
  const answer = fetch(path)
  answer.catch(() => {}) // told to whoever asks for it
  begun.set(path, answer)
}

/** The answer that is on its way; it is taken once. */
export function takePrefetched(path: string): Promise<Response> | null {
  const answer = begun.get(path) ?? null
  begun.delete(path)
  return answer
}

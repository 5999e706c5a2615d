/** The socket of a table, opened before the table itself is loaded: the server answers meanwhile. */

interface Early {
  path: string
  socket: WebSocket
  /** The messages that have come already. */
  received: string[]
}

let early: Early | null = null

export function newSocket(path: string): WebSocket {
  return new WebSocket(location.origin.replace(/^http/, 'ws') + path)
}

export function openSocket(path: string): void {
  const socket = newSocket(path)
  const received: string[] = []
  socket.onmessage = (event: MessageEvent<string>) => received.push(event.data)
  early = { path, socket, received }
}

/** The socket that was opened for this path; null if there is none, or it is closed again. */
export function takeSocket(path: string): Early | null {
  const taken = early
  early = null
  if (taken?.path === path && taken.socket.readyState <= WebSocket.OPEN) return taken
  taken?.socket.close()
  return null
}

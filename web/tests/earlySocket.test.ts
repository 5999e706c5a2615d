import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSocket, takeSocket } from '../src/lib/earlySocket'

class FakeSocket {
  static readonly OPEN = 1
  readyState = 0
  onmessage: ((event: { data: string }) => void) | null = null
  readonly close = vi.fn()
  constructor(readonly url: string) {
    opened.push(this)
  }
}

let opened: FakeSocket[] = []

describe('a socket that is opened early', () => {
  beforeEach(() => {
    opened = []
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('location', { origin: 'https://table.example' })
  })
  afterEach(() => void takeSocket(''))

  it('keeps what it is told until it is taken, once', () => {
    openSocket('/api/tables/t/socket?seat=1')
    const taken = takeSocket('/api/tables/t/socket?seat=1')!
    const socket = taken.socket as unknown as FakeSocket
    expect(socket.url).toBe('wss://table.example/api/tables/t/socket?seat=1')
    socket.onmessage!({ data: 'hello' })
    expect(taken.received).toEqual(['hello'])
    expect(takeSocket('/api/tables/t/socket?seat=1')).toBeNull()
  })

  it('is closed when another one is wanted', () => {
    openSocket('/api/tables/t/socket')
    expect(takeSocket('/api/tables/other/socket')).toBeNull()
    expect(opened[0]!.close).toHaveBeenCalled()
  })

  it('is not taken when it is closed again', () => {
    openSocket('/api/tables/t/socket')
    opened[0]!.readyState = 3
    expect(takeSocket('/api/tables/t/socket')).toBeNull()
  })
})

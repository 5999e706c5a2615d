import { beforeEach, describe, expect, it, vi } from 'vitest'
import { get } from '../src/lib/api'
import { prefetch } from '../src/lib/prefetched'

const asked = vi.fn<(path: string, init?: RequestInit) => Promise<object>>()

function answer(body: object, status = 200): object {
  return { ok: status < 400, status, statusText: '', headers: new Headers(), json: () => Promise.resolve(body) }
}

describe('what is asked for beforehand', () => {
  beforeEach(() => {
    asked.mockReset()
    vi.stubGlobal('fetch', asked)
  })

  it('is the answer to the first who asks, and to nobody else', async () => {
    asked.mockResolvedValueOnce(answer({ first: 1 })).mockResolvedValueOnce(answer({ second: 2 }))
    prefetch('/api/games')
    expect(await get('/api/games')).toEqual({ first: 1 })
    expect(await get('/api/games')).toEqual({ second: 2 })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is asked for as the browser has asked already, without a header', () => {
    asked.mockResolvedValueOnce(answer({}))
    prefetch('/api/tables/t/story')
    expect(asked).toHaveBeenCalledWith('/api/tables/t/story')
  })

  it('is refused to whoever asks', async () => {
    asked.mockResolvedValueOnce(answer({ code: 'still-running', message: 'not yet' }, 409))
    prefetch('/api/tables/t/story')
    await expect(get('/api/tables/t/story')).rejects.toMatchObject({ code: 'still-running', status: 409 })
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { get, post, Refused } from '../src/lib/api'

function answers(...codes: string[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => {
    const code = codes.shift()
    const body = code ? { type: 'error', code, message: '', where: '', ack: '' } : { fine: true }
    return Promise.resolve(new Response(JSON.stringify(body), { status: code ? 503 : 200 }))
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('while nodes of two versions are side by side', () => {
  it('asks again until it comes to a node that knows the match', async () => {
    vi.useFakeTimers()
    const fetched = answers('other-node', 'other-node')
    const asked = get('/api/tables/x')
    await vi.runAllTimersAsync()
    await expect(asked).resolves.toEqual({ fine: true })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('sends what changes something once more too, since nothing was done', async () => {
    vi.useFakeTimers()
    const fetched = answers('other-node')
    const asked = post('/api/tables/x/join', { name: 'ana' })
    await vi.runAllTimersAsync()
    await expect(asked).resolves.toEqual({ fine: true })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('gives up when no node knows it', async () => {
    vi.useFakeTimers()
    const fetched = answers(...Array<string>(20).fill('other-node'))
    const asked = get('/api/tables/x').catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await asked).toBeInstanceOf(Refused)
    expect(fetched).toHaveBeenCalledTimes(6)
  })

  it('does not ask again after any other refusal', async () => {
    const fetched = answers('unavailable')
    await expect(get('/api/tables/x')).rejects.toMatchObject({ code: 'unavailable' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

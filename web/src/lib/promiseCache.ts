/** A cache of promises: each key is loaded once; one that failed is loaded again next time. */
export class PromiseCache<T> {
  private readonly known = new Map<string, Promise<T>>()

  get(key: string, load: () => Promise<T>): Promise<T> {
    const before = this.known.get(key)
    if (before) return before
    const now = load()
    now.catch(() => this.known.delete(key))
    this.known.set(key, now)
    return now
  }
}

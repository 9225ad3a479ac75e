/**
 * Shares one start between all calls. A failed start can be repeated, but Chromium remembers a failed file until the
 * document is left.
 */
export function lazyOnce<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined
  return () => {
    if (started) return started
    const promise = start()
    started = promise
    promise.catch(() => (started = undefined))
    return promise
  }
}

/** One start for all calls. A failure is forgotten, but Chromium fails a file for as long as the document stands. */
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

/**
 * Begins with the first call, and once for all calls. A failure is forgotten, so that the next call tries again; a browser may
 * have a file that did not load fail for as long as the document stands (Chromium does).
 */
export function lazily<Value>(start: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined
  return () => {
    if (started) return started
    const promise = start()
    started = promise
    promise.catch(() => (started = undefined))
    return promise
  }
}

import { inTime } from './time-limit.ts'

/**
 * Makes one call for all simultaneous callers. A call that fails or takes too long is forgotten, so it can be made
 * again.
 */
export function once<Value>(
  started: Map<string, Promise<Value>>,
  key: string,
  start: () => Promise<Value>,
): Promise<Value> {
  const known = started.get(key)
  if (known) return known
  const promise = inTime(start())
  started.set(key, promise)
  promise.catch(() => started.delete(key))
  return promise
}

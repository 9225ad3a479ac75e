import { inTime } from './time-limit.ts'

/** One call for simultaneous callers. A failure, and what comes too late, is forgotten. */
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

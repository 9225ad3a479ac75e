const limitMs = 10_000

/** Limits the wait, because a file that hangs must not block the page. */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('The remote took too long')), limitMs)
  try {
    return await Promise.race([promise, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

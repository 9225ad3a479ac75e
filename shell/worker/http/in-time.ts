/**
 * Limits a wait. A signal would be slower, because its error has a stack.
 * @throws {Error} after the limit
 */
export async function inTime<Value>(promise: Promise<Value>, limitMs: number, reason: string): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(reason)), limitMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

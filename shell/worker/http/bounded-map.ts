export interface Bounds<Value> {
  maxBytes: number
  bytesOf(value: Value): number
}

/** A map with a limit of bytes. The least recently used entry is dropped first. */
export function createBoundedMap<Value>({ maxBytes, bytesOf }: Bounds<Value>) {
  const entries = new Map<string, Value>()
  let bytes = 0

  const weigh = (key: string, value: Value) => 2 * key.length + bytesOf(value)

  function remove(key: string) {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    bytes -= weigh(key, value)
  }

  return {
    get(key: string): Value | undefined {
      const value = entries.get(key)
      if (value === undefined) return undefined
      // Setting a key again moves it to the end, because a map keeps the order of insertion.
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key: string, value: Value) {
      remove(key)
      const size = weigh(key, value)
      if (size > maxBytes) return
      entries.set(key, value)
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return
        remove(oldest)
      }
    },
    delete: remove,
  }
}

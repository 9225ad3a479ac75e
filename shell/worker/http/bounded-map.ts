export interface Bounds<Value> {
  maxBytes: number
  bytesOf(value: Value): number
}

/** The least recently used goes first. */
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
      // A map is in the order in which its keys were set.
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

import { createBoundedMap, type Bounds } from './bounded-map.ts'

/** A page is rendered within two seconds or not at all. A request that has waited longer makes its own value. */
const patienceMs = 3_000

export interface Made<Value> {
  value: Value
  /** False for a failed result, which is passed to the waiting requests but not cached. */
  isWhole: boolean
  /** The time at which the underlying data were read, if they come from a cache. */
  madeAt?: number
  isCached?: boolean
}

interface Asking<Value> {
  lifeMs: number
  context: Pick<ExecutionContext, 'waitUntil'>
  /** @param since the time at which the cached value was made, so that only a newer one is returned; 0 without one */
  make(since: number): Promise<Made<Value>>
}

interface Work<Value> {
  begunAt: number
  result: Promise<Made<Value>>
}

export interface Read<Value> {
  value: Value
  madeAt: number
  isCached: boolean
}

/**
 * Caches values and refreshes each after half of its life, once for all requests. The values must be plain data,
 * because the runtime closes a request's own objects with it.
 */
export function createMemory<Value>({ maxBytes, bytesOf }: Bounds<Value>) {
  const kept = createBoundedMap<{ value: Value; madeAt: number }>({
    maxBytes,
    bytesOf: ({ value }) => bytesOf(value),
  })
  const underWay = new Map<string, Work<Value>>()

  /**
   * Finds work that others may wait for. The runtime stops a request's work when its browser disconnects, so the wait
   * is limited.
   */
  function findWork(key: string) {
    const work = underWay.get(key)
    return work && Date.now() - work.begunAt < patienceMs ? work : null
  }

  function begin(key: string, { context, make }: Asking<Value>, since: number) {
    const work: Work<Value> = { begunAt: Date.now(), result: make(since) }
    underWay.set(key, work)
    const settle = (made: Made<Value> | null) => {
      // Newer work has replaced this one.
      if (underWay.get(key) !== work) return
      underWay.delete(key)
      if (made?.isWhole) kept.set(key, { value: made.value, madeAt: made.madeAt ?? work.begunAt })
    }
    // Other requests wait for the result even if the first browser disconnects.
    context.waitUntil(work.result.then(settle, () => settle(null)))
    return work.result
  }

  async function read(key: string, asking: Asking<Value>): Promise<Read<Value>> {
    const found = kept.get(key)
    const ageMs = found ? Date.now() - found.madeAt : Number.POSITIVE_INFINITY
    if (found && ageMs < asking.lifeMs) {
      if (ageMs >= asking.lifeMs / 2 && !findWork(key)) void begin(key, asking, found.madeAt)
      return { ...found, isCached: true }
    }
    const work = findWork(key)
    const begunAt = work?.begunAt ?? Date.now()
    const made = await (work ? inTime(work).catch(() => asking.make(0)) : begin(key, asking, 0))
    if (!made) return read(key, asking)
    return { value: made.value, madeAt: made.madeAt ?? begunAt, isCached: made.isCached ?? false }
  }

  return {
    read,
    keep(key: string, value: Value) {
      underWay.delete(key)
      kept.set(key, { value, madeAt: Date.now() })
    },
    forget(key: string) {
      underWay.delete(key)
      kept.delete(key)
    },
  }
}

async function inTime<Value>({ begunAt, result }: Work<Value>): Promise<Made<Value> | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), begunAt + patienceMs - Date.now())
  try {
    return await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}

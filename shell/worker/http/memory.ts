import { createBoundedMap, type Bounds } from './bounded-map.ts'

/** A page is rendered in two seconds or not at all; after this a waiting request makes its own. */
const patienceMs = 3_000

export interface Made<Value> {
  value: Value
  /** A failed result goes to those who waited for it and is not cached. */
  isWhole: boolean
  /** When what it is made of was read, where that was not now. */
  madeAt?: number
  isCached?: boolean
}

interface Asking<Value> {
  lifeMs: number
  context: Pick<ExecutionContext, 'waitUntil'>
  /** @param since when the cached value was made, to find a younger one; 0 for none */
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
 * Refreshes a value after half of its life, with one request for all. Only plain data: a request's own objects end with
 * it.
 */
export function createMemory<Value>({ maxBytes, bytesOf }: Bounds<Value>) {
  const kept = createBoundedMap<{ value: Value; madeAt: number }>({
    maxBytes,
    bytesOf: ({ value }) => bytesOf(value),
  })
  const underWay = new Map<string, Work<Value>>()

  /** The runtime ends a request's work when its browser has gone: others must not wait for it. */
  function findWork(key: string) {
    const work = underWay.get(key)
    return work && Date.now() - work.begunAt < patienceMs ? work : null
  }

  function begin(key: string, { context, make }: Asking<Value>, since: number) {
    const work: Work<Value> = { begunAt: Date.now(), result: make(since) }
    underWay.set(key, work)
    const settle = (made: Made<Value> | null) => {
      // Something younger has taken its place meanwhile.
      if (underWay.get(key) !== work) return
      underWay.delete(key)
      if (made?.isWhole) kept.set(key, { value: made.value, madeAt: made.madeAt ?? work.begunAt })
    }
    // Others wait for it, also when the browser that asked first does not.
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

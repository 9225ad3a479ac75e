export interface AnswerReader {
  /** @param ask is not called if the cache has an answer younger than `maxAgeMs` */
  read<Answer>(address: string, maxAgeMs: number, ask: () => Promise<Answer>): Promise<Answer>
  /** The age of the oldest answer that was read; 0 if none came from the cache. */
  readonly ageMs: number
}

interface Reading {
  /** True after this reader has changed something: nothing is then read from the cache. */
  isFresh: boolean
  waitUntil(work: Promise<unknown>): void
}

interface Limits {
  /** The limit for all answers together, in characters of JSON. The sizes are estimates. */
  maxSize: number
  /**
   * The time after which a request is given up; longer than any request takes, because an aborted one may never settle.
   */
  patienceMs: number
}

interface Kept {
  answer: unknown
  size: number
  askedAt: number
  turn: number
}

interface Question {
  askedAt: number
  asking: Promise<Kept>
}

/** Share of the allowed age from which a reader triggers a refresh, without waiting for it. */
const earlyShare = 0.6

/** An answer larger than this share of the cache is not stored, because it would push out too many others. */
const largestShare = 0.25

/**
 * Keeps answers that are the same for everybody in the memory of one isolate. Simultaneous readers share one request.
 */
export function keepAnswers({ maxSize, patienceMs }: Limits) {
  // Both maps are in the order of insertion.
  const keptAnswers = new Map<string, Kept>()
  const questions = new Map<string, Question>()
  let size = 0
  let turns = 0

  const ageOf = ({ askedAt }: Pick<Kept, 'askedAt'>) => Date.now() - askedAt

  const drop = (address: string) => {
    size -= keptAnswers.get(address)?.size ?? 0
    keptAnswers.delete(address)
  }

  const keep = (address: string, kept: Kept) => {
    // An answer that was requested before a change may arrive after one that was requested later.
    if ((keptAnswers.get(address)?.turn ?? 0) > kept.turn) return
    drop(address)
    if (kept.size > maxSize * largestShare) return
    keptAnswers.set(address, kept)
    size += kept.size
    for (const oldest of keptAnswers.keys()) {
      if (size <= maxSize) break
      drop(oldest)
    }
  }

  const forgetBrokenOff = () => {
    for (const [address, question] of questions) {
      if (ageOf(question) < patienceMs) break
      questions.delete(address)
    }
  }

  function begin(address: string, ask: () => Promise<unknown>, { waitUntil }: Reading): Promise<Kept> {
    forgetBrokenOff()
    turns += 1
    const turn = turns
    const askedAt = Date.now()
    const asking = ask().then((answer) => {
      const kept = { answer, size: address.length + freeze(answer), askedAt, turn }
      keep(address, kept)
      return kept
    })
    const question = { askedAt, asking }
    questions.delete(address)
    questions.set(address, question)
    const end = () => {
      if (questions.get(address) === question) questions.delete(address)
    }
    // Other readers may still wait for the answer after its first reader has gone.
    waitUntil(asking.then(end, end))
    return asking
  }

  async function find(address: string, maxAgeMs: number, ask: () => Promise<unknown>, reading: Reading) {
    if (reading.isFresh) return begin(address, ask, reading)

    const kept = keptAnswers.get(address)
    if (kept && ageOf(kept) < maxAgeMs) {
      const isOld = ageOf(kept) >= maxAgeMs * earlyShare
      // A failed refresh is ignored here: the cached answer is still valid, and a later reader gets the failure.
      if (isOld && !isUnderWay(address)) begin(address, ask, reading).catch(() => undefined)
      return kept
    }

    const question = questions.get(address)
    const found = question && (await inTime(question.asking, patienceMs - ageOf(question)))
    return found ?? begin(address, ask, reading)
  }

  const isUnderWay = (address: string) => {
    const question = questions.get(address)
    return question !== undefined && ageOf(question) < patienceMs
  }

  return (reading: Reading): AnswerReader => {
    let ageMs = 0
    return {
      async read<Answer>(address: string, maxAgeMs: number, ask: () => Promise<Answer>) {
        const kept = await find(address, maxAgeMs, ask, reading)
        ageMs = Math.max(ageMs, ageOf(kept))
        // All answers of one address come from the same endpoint, so they have its type.
        return kept.answer as Answer
      },
      get ageMs() {
        return ageMs
      },
    }
  }
}

async function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, Math.max(0, ms))
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Freezes the value, because all pages share it.
 * @returns about the length of its JSON
 */
function freeze(value: unknown): number {
  if (typeof value === 'string') return value.length + quotes
  if (typeof value !== 'object' || value === null) return longestNumber
  Object.freeze(value)
  let size = quotes
  if (Array.isArray(value)) {
    for (const part of value) size += freeze(part) + 1
    return size
  }
  // A parsed object is a record of its own properties.
  const parts = value as Record<string, unknown>
  for (const name of Object.keys(parts)) size += name.length + quotes + freeze(parts[name]) + 2
  return size
}

const quotes = 2

const longestNumber = 8

import { isDeepStrictEqual } from 'node:util'
import { running, startContestant, type Contestant } from './contestant.ts'
import { load, type Asked } from './load.ts'
import { connections, measure, median, type Measurement } from './measure.ts'
import { expectSamePage } from './same-page.ts'
import { apiPath, hosts, nothingPath, pagePath, type HostName, type Subject } from './subjects.ts'

export interface Measured {
  subject: Subject
  /** The measurements, one for each round. Those of one round were taken side by side. */
  rounds: Measurement[]
  cold: Measurement | null
  reads: number | null
}

export type Results = ReadonlyMap<string, Measured>

export const coldRequests = 100

/**
 * The processor time of a batch in a round: long enough to tell contestants apart, and short enough to run them side by
 * side.
 */
const batchMs = 600
const fewest = 40
const most = 2_500

const signInAgainMs = 5 * 60_000

export interface Contest {
  subjects: readonly Subject[]
  rounds: number
  warmUp: number
  isColdMeasured: boolean
  log(line: string): void
  checkoutOf?: (host: HostName) => string | undefined
}

interface Entrant {
  subject: Subject
  contestant: Contestant
  cookie?: string | undefined
  signedInAt: number
  requests: number
  reads: number[]
  rounds: Measurement[]
  cold: Measurement | null
}

/**
 * Runs contestants in turn on copies of one database, and reverses every other round.
 * @throws {Error} if pages or answers differ, or if a fresh page came from a cache
 */
export async function runContest({
  subjects,
  rounds,
  warmUp,
  isColdMeasured,
  log,
  checkoutOf,
}: Contest): Promise<Results> {
  const start = (host: HostName) => {
    const checkout = checkoutOf?.(host)
    return startContestant(hosts[baseOf(host)]!, checkout === undefined ? {} : { checkout })
  }
  const contestants = new Map<HostName, Contestant>()
  const cold = new Map<string, Measurement>()
  try {
    for (const subject of subjects) {
      const isFirst = !contestants.has(subject.host)
      if (isFirst) contestants.set(subject.host, await start(subject.host))
      if (!isColdMeasured || subject.path === nothingPath) continue
      log(`cold: ${subject.name}`)
      const first = (contestant: Contestant) => measureCold(subject, contestant)
      cold.set(
        subject.id,
        isFirst ? await first(contestants.get(subject.host)!) : await running(start(subject.host), first),
      )
    }
    const entrants: Entrant[] = []
    for (const subject of subjects) {
      const contestant = contestants.get(subject.host)!
      log(`warming up: ${subject.name}`)
      entrants.push(await warm({ subject, contestant, cold: cold.get(subject.id) ?? null }, warmUp))
    }
    if (!checkoutOf) await expectSameAnswers(entrants)
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now()
      for (const entrant of round % 2 === 0 ? entrants : entrants.toReversed()) await takeTurn(entrant)
      log(`round ${round + 1} of ${rounds}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    }
    return new Map(
      entrants.map(({ subject, rounds: taken, cold: first, reads }) => [
        subject.id,
        { subject, rounds: taken, cold: first, reads: reads.length === 0 ? null : median(reads) },
      ]),
    )
  } finally {
    for (const contestant of contestants.values()) await contestant.stop()
  }
}

/** Returns `fresh` of `fresh@../other`. */
export const baseOf = (id: string) => id.split('@')[0]!

async function measureCold(subject: Subject, contestant: Contestant) {
  const cookie = await subject.cookie?.(contestant)
  return measure(asked(subject, contestant, cookie), coldRequests, contestant.pid)
}

async function warm(
  { subject, contestant, cold }: Pick<Entrant, 'subject' | 'contestant' | 'cold'>,
  requests: number,
): Promise<Entrant> {
  const cookie = await subject.cookie?.(contestant)
  const target = asked(subject, contestant, cookie)
  const half = Math.ceil(requests / 2)
  await load(target, { requests: half, connections })
  const { processorMs, rate } = await measure(target, half, contestant.pid)
  const requestMs = processorMs ?? 1000 / rate
  return {
    subject,
    contestant,
    cookie,
    signedInAt: performance.now(),
    requests: Math.round(Math.min(most, Math.max(fewest, batchMs / requestMs))),
    reads: [],
    rounds: [],
    cold,
  }
}

async function takeTurn(entrant: Entrant) {
  const { subject, contestant, requests } = entrant
  if (subject.cookie && performance.now() - entrant.signedInAt > signInAgainMs) {
    entrant.cookie = await subject.cookie(contestant)
    entrant.signedInAt = performance.now()
  }
  const before = await countReads(entrant)
  entrant.rounds.push(await measure(asked(subject, contestant, entrant.cookie), requests, contestant.pid))
  const after = await countReads(entrant)
  if (before === null || after === null) return
  const reads = (after - before) / requests
  entrant.reads.push(reads)
  if (subject.isFresh && reads < 1)
    throw new Error(`${subject.name}: of ${requests} answers only ${after - before} were read from the database`)
}

const asked = ({ path }: Subject, { origin }: Contestant, cookie: string | undefined): Asked => ({
  url: origin + path,
  ...(cookie ? { cookie } : {}),
})

async function countReads({ subject, contestant: { origin } }: Entrant): Promise<number | null> {
  if (subject.path === nothingPath) return null
  const answer = await fetch(`${origin}${baseOf(subject.host) === 'product' ? '/api' : ''}/_reads`)
  if (!answer.ok) throw new Error(`${subject.name} does not count what it reads: ${answer.status}`)
  return Number(await answer.json())
}

async function expectSameAnswers(entrants: readonly Entrant[]) {
  const product = entrants.find(({ subject }) => subject.host === 'product')?.contestant
  if (!product) return
  const page = await readText({ url: product.origin + pagePath })
  const answerText = await readText({ url: product.origin + apiPath })
  const answer = JSON.parse(answerText) as { items: unknown[] }
  for (const { subject, contestant, cookie } of entrants) {
    if (subject.host === 'hello' || subject.path === nothingPath) continue
    const text = await readText(asked(subject, contestant, cookie))
    if (subject.path !== apiPath) expectSamePage(subject.name, text, page, answer.items.length)
    else if (!isDeepStrictEqual(JSON.parse(text), answer)) throw new Error(`${subject.name} answers otherwise`)
  }
}

async function readText({ url, cookie }: Asked) {
  const response = await fetch(url, cookie ? { headers: { cookie } } : {})
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

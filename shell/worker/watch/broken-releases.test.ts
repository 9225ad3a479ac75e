import { describe, expect, it } from 'vitest'
import { begin, makeReport, openTestWatch, trial } from './watch.fixtures.ts'
import type { Report } from './votes.ts'
import type { Verdict } from './watch-tables.ts'
import { actFor, type WatchedRelease } from './watched-release.ts'
import type { Witness } from './witness.ts'

/** The signs of a broken release: at the edge, and in its pages' reports. */
interface Evidence {
  rendering?: 'render' | 'slow'
  said?: string
  /** A second report from a page that was fine at first. */
  later?: string
  isSilent?: boolean
  /** The share of readers who see the fault. */
  share?: number
}

const found: Readonly<Record<string, Evidence>> = {
  'the server throws on every page': { rendering: 'render' },
  'the server throws on pages with a parameter': { rendering: 'render', share: 0.4 },
  'a component throws at hydration': { said: 'error' },
  'an effect throws': { said: 'error' },
  'the chunk of a page is not there': { said: 'error' },
  'it exposes another name': { said: 'mount' },
  'a violation of the policy throws': { said: 'policy' },
  'hydration does not match': { said: 'error' },
  'mounting never ends, and the visitor stays': { said: 'dead' },
  'mounting never ends, and the visitor leaves': { said: 'left' },
  'styles hide everything': { said: 'blank' },
  'the sheets are none': { said: 'style' },
  'a press throws': { later: 'error' },
  'an endless loop at mount': { isSilent: true },
  'an endless loop in an effect': { isSilent: true },
  'the server takes 1.7 seconds': { rendering: 'slow' },
  'mounting blocks for 6 seconds': { said: 'hang' },
  'it asks a third party, and catches that it may not': { said: 'policy' },
  'its calls answer 500': { said: 'call' },
  'the content is off the screen': { said: 'blank' },
  'white on white': { said: 'blank' },
  'a layer over all': { said: 'blank' },
  'it says that there are no courses': { said: 'empty' },
}

const further: Readonly<Record<string, Evidence>> = {
  'the files are gone from the bucket': { rendering: 'render' },
  'the server fails for one address in three': { rendering: 'render', share: 0.35 },
  'one browser in three throws': { said: 'error', share: 0.4 },
  'the entry of a dashboard throws, which the server does not render': { said: 'error' },
  'the largest thing is drawn after 5 seconds': { said: 'slow' },
  'a press is answered after 0.8 seconds': { later: 'lag' },
  'the calls of one half answer 500': { said: 'call', share: 0.5 },
  'one half of the pages hang for good': { isSilent: true, share: 0.6 },
  'a list is empty for most': { said: 'empty', share: 0.7 },
  'a sheet of one page is lost': { said: 'style', share: 0.4 },
}

const secondMs = 1_000

/** Spreads the hits evenly, whatever the order and number of visits. */
const isHit = (place: number, share: number) => Math.floor((place + 1) * share) > Math.floor(place * share)

function visitOf(
  release: string,
  witness: Witness,
  place: number,
  { evidence, at }: { evidence: Evidence; at: number },
) {
  const { rendering, said, later, isSilent = false, share = 1 } = evidence
  const voter = { id: `${witness} ${release} ${place}`, witness }
  const isBroken = isHit(place, share)
  const reports: { at: number; report: Report }[] = []
  const tell = (afterMs: number, report: Report) => reports.push({ at: at + afterMs, report })
  const edge = { id: voter.id, witness: 'edge' as const }
  tell(0, makeReport(release, edge, { failures: isBroken && rendering ? [rendering] : [] }))
  tell(0, makeReport(release, voter, { isSent: true, isHeard: false }))
  if (isBroken && isSilent) return reports
  tell(3 * secondMs, makeReport(release, voter, { failures: isBroken && said ? [said] : [] }))
  if (isBroken && later) tell(8 * secondMs, makeReport(release, voter, { failures: [later] }))
  return reports
}

interface Traffic {
  witnesses: readonly Witness[]
  broken: Evidence
  /** Faults that both releases have. */
  usual?: Evidence
}

/** Simulates a minute and a half, with one visit to each release every second. */
function play(watched: WatchedRelease, { witnesses, broken, usual = {} }: Traffic, from = begin) {
  const { watch } = openTestWatch()
  const visits = (release: string, evidence: Evidence, start: number) =>
    Array.from({ length: 90 }, (_, place) =>
      visitOf(release, witnesses[place % witnesses.length]!, place, { evidence, at: start + place * secondMs }),
    ).flat()
  const before: WatchedRelease = { ...watched, release: 'old', beside: 'older' }
  const ofOld = visits('old', usual, watched.isTrial ? from : from - 600 * secondMs)
  const bySecond = (all: typeof ofOld) =>
    [...Map.groupBy(all, ({ at }) => at)].toSorted(([one], [other]) => one - other)
  const take = (judged: WatchedRelease, said: typeof ofOld, at: number) =>
    watch.take(
      judged,
      said.map(({ report }) => report),
      at,
    )
  if (!watched.isTrial) take(before, ofOld, from - 600 * secondMs)
  for (const [at, said] of bySecond([...visits('new', broken, from), ...(watched.isTrial ? ofOld : [])])) {
    const verdict = take(watched, said, at)
    if (verdict) return { ...verdict, afterMs: at - from, act: actFor(watched, verdict.witness, at) }
  }
  return null
}

const everybody: WatchedRelease = { ...trial, isTrial: false }
const broken = Object.entries({ ...found, ...further })

describe.each([
  ['on trial', trial],
  ['for everybody', everybody],
])('a broken release %s', (_, watched) => {
  it.each(broken)('is rolled back or paused within a minute where %s', (__, evidence) => {
    const outcome = play(watched, { witnesses: ['user', 'visitor'], broken: evidence })
    expect(outcome).not.toBeNull()
    expect(outcome!.afterMs).toBeLessThanOrEqual(60 * secondMs)
    expect(outcome!.reason).toMatch(/^For \d+ of \d+ .+ \(\w+ \d+.*\); with the release beside it for 0 of \d+\.$/)
  })

  it.each(broken)('is rolled back, or paused where only visitors see it, if %s', (__, evidence) => {
    const act = evidence.rendering ? 'rollback' : 'pause'
    expect(play(watched, { witnesses: ['visitor'], broken: evidence })).toMatchObject({ act })
    expect(play(watched, { witnesses: ['user'], broken: evidence })).toMatchObject({ act: 'rollback' })
  })

  it.each(['error', 'call', 'empty', 'slow'])('stays where the other one says %s as often', (said) => {
    const usual = { said, share: 0.5 }
    expect(play(watched, { witnesses: ['user', 'visitor'], broken: usual, usual })).toBeNull()
  })
})

it('an error is not hidden by pages that are as empty in both releases', () => {
  const { watch } = openTestWatch()
  const verdicts: (Verdict | null)[] = []
  for (let place = 0; place < 30; place += 1) {
    const of = (release: string) => ({ id: `${release} ${place}`, witness: 'user' as const })
    verdicts.push(
      watch.take(
        trial,
        [
          makeReport('old', of('old'), { failures: ['empty'] }),
          makeReport('new', of('new'), { failures: ['empty', 'error'] }),
        ],
        begin,
      ),
    )
  }
  expect(verdicts.at(-1)).toMatchObject({ witness: 'user', reason: expect.stringContaining('error 30') })
})

describe('forged reports', () => {
  /** Good releases, some with faults that the other release has too. `share` says how many visits meet them. */
  const good = Array.from({ length: 20 }, (_, number) => ({ visits: 10 + number * 15, share: (number % 5) * 0.04 }))

  it.each([3, 30, 300])('from %d networks, 30 of each, end none of 20 good releases', (networks) => {
    for (const { visits, share } of good)
      for (const watched of [trial, everybody]) {
        const { watch } = openTestWatch()
        const acts = new Set<string | null>()
        const take = (reports: Report[], at: number) => {
          const verdict = watch.take(watched, reports, at)
          if (verdict) acts.add(actFor(watched, verdict.witness, at))
        }
        const honest = Array.from({ length: visits }, (_, place) =>
          ['new', 'old'].flatMap((release) =>
            visitOf(release, place % 3 === 0 ? 'user' : 'visitor', place, {
              evidence: { said: 'error', share },
              at: begin,
            }).map(({ report }) => report),
          ),
        )
        // An isolate passes on the reports that it has collected from one network, here ten at a time.
        const lies = Array.from({ length: networks }, (_, place) =>
          makeReport('new', { id: `evil ${place}` }, { isSent: true, failures: ['error', 'empty', 'slow'] }),
        )
        // The numbers of honest voters: few, and many.
        const some = Math.ceil(honest.length / 3)
        for (let part = 0; part < 3; part += 1)
          take([...lies, ...honest.slice(part * some, (part + 1) * some).flat()], begin + part * secondMs)
        // Sent pages whose reader never reports anything.
        take(
          Array.from({ length: networks }, (_, place) =>
            makeReport('new', { id: `mute ${place}` }, { isSent: true, isHeard: false }),
          ),
          begin,
        )
        take([], begin + 60 * secondMs)
        expect([...acts].filter((act) => act !== 'pause')).toEqual([])
      }
  })

  it('from two networks do not even pause it', () => {
    const { watch } = openTestWatch()
    for (let place = 0; place < 30; place += 1)
      watch.take(trial, [makeReport('new', { id: `n${place}` }), makeReport('old', { id: `o${place}` })], begin)
    const lies = Array.from({ length: 1_000 }, (_, place) =>
      makeReport('new', { id: `evil ${place % 2}` }, { failures: ['error'] }),
    )
    expect(watch.take(trial, lies, begin)).toBeNull()
  })

  it('are one vote of each network, by which a broken release is not shielded', () => {
    const { watch } = openTestWatch()
    const praise = Array.from({ length: 1_000 }, (_, place) => makeReport('new', { id: `praise ${place % 3}` }))
    watch.take(trial, praise, begin)
    expect(watch.list()[0]!.ofJudged.pages.count).toBe(3)
    const bad = Array.from({ length: 25 }, (_, place) => [
      makeReport('new', { id: `n${place}` }, { failures: ['blank'] }),
      makeReport('old', { id: `o${place}` }),
    ])
    expect(watch.take(trial, bad.flat(), begin)).toMatchObject({
      witness: 'visitor',
      reason: expect.stringContaining('25 of 28'),
    })
  })
})

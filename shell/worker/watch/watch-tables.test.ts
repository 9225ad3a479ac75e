import { beforeEach, expect, it } from 'vitest'
import { begin, makeReport, openTestWatch, trial } from './watch.fixtures.ts'

const minuteMs = 60_000
const everybody = { ...trial, isTrial: false }

let opened: ReturnType<typeof openTestWatch>

beforeEach(() => void (opened = openTestWatch()))

/** Makes 25 visits to each release, each from a network of its own. */
const fifty = (ofNew: readonly string[], from = 0) =>
  Array.from({ length: 25 }, (_, visit) => [
    makeReport('new', { id: `n${from + visit}` }, { failures: ofNew }),
    makeReport('old', { id: `o${from + visit}` }),
  ]).flat()

it('is nothing of a release that is neither judged nor beside it', () => {
  expect(opened.watch.take(trial, [makeReport('other', { id: 'a' }, { failures: ['error'] })], begin)).toBeNull()
  expect([opened.rowsOf('votes'), opened.rowsOf('failures')]).toEqual([0, 0])
})

it('is an hour of a trial, and of the last one alone', () => {
  for (let minute = 0; minute < 200; minute += 1)
    opened.watch.take(trial, fifty(['lag'].slice(minute % 2), minute * 25), begin + minute * 2 * minuteMs)
  expect(opened.rowsOf('votes')).toBeLessThanOrEqual(32 * 50)
  opened.watch.take({ ...trial, release: 'newer' }, [makeReport('newer', { id: 'a' }, { failures: ['blank'] })], begin)
  expect([opened.rowsOf('watches'), opened.rowsOf('failures')]).toEqual([1, 1])
})

it('is 2,000 voters of each witness and release at most, and those who are known are heard on', () => {
  const crowd = Array.from({ length: 2_100 }, (_, voter) => makeReport('new', { id: String(voter) }))
  opened.watch.take(trial, crowd, begin)
  opened.watch.take(trial, [makeReport('new', { id: '0' }, { failures: ['error'] })], begin)
  expect([opened.rowsOf('votes'), opened.rowsOf('failures')]).toEqual([2_000, 1])
})

it('says what three of four voters measured, each with one voice, and forgets it with the release', () => {
  const measured = (id: string, lcpMs: number | null, inpMs: number | null, release = 'new') =>
    makeReport(release, { id }, { vitals: { lcpMs, inpMs } })
  opened.watch.take(
    trial,
    [100, 200, 300, 400].map((lcpMs, voter) => measured(String(voter), lcpMs, null)),
    begin,
  )
  for (let time = 0; time < 50; time += 1) opened.watch.take(trial, [measured('3', 60_000, 90)], begin)
  opened.watch.take(trial, [measured('3', null, 80), measured('9', 700, null, 'old')], begin)
  const [{ ofJudged, ofBeside } = {}] = opened.watch.list()
  expect(ofJudged?.vitals).toEqual({ lcp: { count: 4, p75Ms: 300 }, inp: { count: 1, p75Ms: 80 } })
  expect(ofBeside?.vitals).toEqual({ lcp: { count: 1, p75Ms: 700 }, inp: { count: 0, p75Ms: null } })
  opened.watch.take({ ...trial, release: 'newer' }, [], begin)
  expect(opened.rowsOf('vitals')).toBe(1)
})

it('shows both releases minute by minute, and what failed', () => {
  opened.watch.take(
    trial,
    [
      makeReport('new', { id: '1' }, { failures: ['slow'] }),
      makeReport('new', { id: '2' }),
      makeReport('old', { id: '3' }),
    ],
    begin + 1,
  )
  opened.watch.take(trial, [makeReport('new', { id: '4' }, { failures: ['blank'] })], begin + minuteMs)
  opened.watch.take(
    trial,
    [makeReport('new', { id: '4', witness: 'edge' }, { failures: ['render'] })],
    begin + minuteMs,
  )
  expect(opened.watch.list()).toMatchObject([
    {
      ...trial,
      ofJudged: {
        pages: {
          count: 3,
          failing: 2,
          failures: { slow: 1, blank: 1 },
          minutes: [
            { at: begin, count: 2, failing: 1 },
            { at: begin + minuteMs, count: 1, failing: 1 },
          ],
        },
        renderings: { count: 1, failing: 1, failures: { render: 1 } },
      },
      ofBeside: { pages: { count: 1, failing: 0, failures: {} } },
    },
  ])
})

it('does not judge by what failed more than an hour ago', () => {
  opened.watch.take(trial, fifty(['error']).slice(0, 10), begin)
  expect(opened.watch.take(trial, fifty(['error'], 25).slice(0, 14), begin + 61 * minuteMs)).toBeNull()
})

it('keeps what was seen of the release before, by which the one for everybody is measured', () => {
  const usual = Array.from({ length: 40 }, (_, voter) =>
    makeReport('old', { id: String(voter) }, { failures: voter % 2 === 0 ? ['error'] : [] }),
  )
  opened.watch.take({ ...everybody, release: 'old', beside: 'older' }, usual, begin)
  const asBad = usual.map((report) => ({ ...report, release: 'new' }))
  const dayMs = 24 * 60 * minuteMs
  expect(opened.watch.take(everybody, asBad, begin + 3 * dayMs)).toBeNull()
  const worse = asBad.map((report) => ({ ...report, failures: ['error'] }))
  expect(opened.watch.take(everybody, worse, begin + 3 * dayMs)?.reason).toContain('beside it for 20 of 40')
})

it('takes silence for a fault only beside a release that speaks', () => {
  const mute = Array.from({ length: 40 }, (_, voter) =>
    makeReport('new', { id: String(voter) }, { isSent: true, isHeard: false }),
  )
  expect(opened.watch.take(everybody, mute, begin)).toBeNull()
  expect(opened.watch.take(everybody, [], begin + minuteMs)).toBeNull()
  const speaking = mute.map((report) => ({ ...report, release: 'old', isHeard: true }))
  expect(opened.watch.take(everybody, speaking, begin + minuteMs)?.reason).toContain('silent 40')
})

it('doubts a release once', () => {
  expect(opened.watch.isDoubted(trial)).toBe(false)
  opened.watch.doubt(trial)
  expect([opened.watch.isDoubted(trial), opened.watch.isDoubted({ ...trial, release: 'newer' })]).toEqual([true, false])
})

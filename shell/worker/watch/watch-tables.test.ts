import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWatch, type Report, type Trial } from './watch-tables.ts'

const trial: Trial = { remote: 'public', canary: 'c', stable: 's', since: '2026-11-22T00:00:00.000Z' }
const minuteMs = 60_000
const begin = Date.UTC(2026, 10, 22, 10)

let database: DatabaseSync
let watch: ReturnType<typeof openWatch>

beforeEach(() => {
  database = new DatabaseSync(':memory:')
  watch = openWatch({
    exec(query, ...values) {
      const rows = database.prepare(query).all(...values)
      return { toArray: () => rows }
    },
  })
})

const report = (release: string, failure: string | null, network: number | string, isLate = false): Report => ({
  remote: 'public',
  release,
  measure: 'visit',
  network: String(network),
  failure,
  isLate,
})

/** 50 visits, half to each, each from a network of its own. */
const fifty = (ofCanary: string | null, ofStable: string | null, from = 0) =>
  Array.from({ length: 50 }, (_, visit) =>
    visit % 2 === 0 ? report('c', ofCanary, from + visit) : report('s', ofStable, from + visit),
  )

const rowsOf = (table: string) => Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()!.count)

describe('within a minute of 50 visits', () => {
  it.each(['error', 'mount', 'dead', 'blank', 'style', 'slow'])('a canary ends whose pages fail with %s', (failure) => {
    expect(watch.take(trial, fifty(failure, null), begin)).toBe(
      `25 of 25 visits failed (${failure} 25), of the stable release 0 of 25.`,
    )
  })

  it('a canary ends whose pages are not rendered', () => {
    const rendered = fifty('render', null).map((each) => ({ ...each, measure: 'render' as const }))
    expect(watch.take(trial, rendered, begin)).toBe(
      '25 of 25 pages rendered failed (render 25), of the stable release 0 of 25.',
    )
  })

  it('a canary ends that is fine until something in it is pressed', () => {
    expect(watch.take(trial, fifty(null, null), begin)).toBeNull()
    const pressed = fifty('error', null).map((each) => ({ ...each, isLate: true }))
    expect(
      watch.take(
        trial,
        pressed.filter(({ release }) => release === 'c'),
        begin + minuteMs,
      ),
    ).toContain('25 of 25 visits failed')
  })

  it('a good one stays, and so does one beside a stable release that is as bad', () => {
    expect(watch.take(trial, fifty(null, null), begin)).toBeNull()
    expect(watch.take({ ...trial, since: '2026-11-23T00:00:00.000Z' }, fifty('error', 'error'), begin)).toBeNull()
  })
})

describe('a stranger', () => {
  it('ends nothing from two networks, however often they say that it fails', () => {
    watch.take(trial, fifty(null, null), begin)
    const lies = Array.from({ length: 1_000 }, (_, number) => report('c', 'error', `evil ${number % 2}`))
    expect(watch.take(trial, lies, begin)).toBeNull()
    expect(watch.list()[0]!.ofCanary.visit).toMatchObject({ count: 25 + 20, failing: 20 })
  })

  it('says nothing of a release that is not on trial, nor that more has failed than there was', () => {
    expect(watch.take(trial, [report('other', 'error', 1), report('c', 'error', 2, true)], begin)).toBeNull()
    expect([rowsOf('outcomes'), rowsOf('networks')]).toEqual([0, 0])
  })

  it('does not hide a bad canary by praise', () => {
    const praise = Array.from({ length: 1_000 }, () => report('c', null, 'evil'))
    watch.take(trial, praise, begin)
    expect(watch.take(trial, fifty('blank', null), begin)).toContain('25 of 35 visits failed')
  })
})

describe('what is kept', () => {
  it('is an hour of the last trial', () => {
    for (let minute = 0; minute < 300; minute += 1)
      watch.take(trial, fifty(null, null, minute * 50), begin + minute * minuteMs)
    expect(watch.list()[0]!.ofCanary.visit.minutes).toHaveLength(61)
    expect(rowsOf('outcomes')).toBe(61 * 2 * 2)
    expect(rowsOf('networks')).toBeLessThanOrEqual(61 * 50)
    watch.take({ ...trial, canary: 'd' }, [report('d', 'blank', 1)], begin)
    expect([rowsOf('trials'), rowsOf('outcomes'), rowsOf('networks')]).toEqual([1, 5, 1])
  })

  it('shows both releases minute by minute, and what failed', () => {
    watch.take(trial, [report('c', 'slow', 1), report('c', null, 2), report('s', null, 3)], begin + 1)
    watch.take(trial, [report('c', 'blank', 4)], begin + minuteMs)
    expect(watch.list()).toMatchObject([
      {
        ...trial,
        ofCanary: {
          visit: {
            count: 3,
            failing: 2,
            failures: { slow: 1, blank: 1 },
            minutes: [
              { at: begin, count: 2, failing: 1 },
              { at: begin + minuteMs, count: 1, failing: 1 },
            ],
          },
        },
        ofStable: { visit: { count: 1, failing: 0, failures: {} } },
      },
    ])
  })

  it('does not judge by what failed more than an hour ago', () => {
    watch.take(trial, fifty('error', null).slice(0, 20), begin)
    expect(watch.take(trial, fifty('error', null).slice(20, 36), begin + 61 * minuteMs)).toBeNull()
  })

  it('counts no more than 20,000 networks in an hour', () => {
    const crowd = Array.from({ length: 20_100 }, (_, network) => report('c', null, network))
    watch.take(trial, crowd, begin)
    expect(rowsOf('networks')).toBe(20_000)
  })
})

import { DatabaseSync } from 'node:sqlite'
import type { BurnNews } from '@kere/contracts/console/releases-rpc'
import { objectivesReport } from '@kere/contracts/console/status-report'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShellEnv } from '../env.ts'
import type { Sql } from '../releases/registry-tables.ts'
import { countExport } from './count-export.ts'
import { openObjectives } from './objective-tables.ts'
import { type Measured, objectiveNames } from './objectives.ts'
import { checkParts } from './status-parts.ts'
import { drawStatus } from './status-page.ts'
import { tellBurns } from './tell-burns.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const noon = Date.parse('2026-11-28T06:30:00Z')
const good: Measured = { availability: true, firstByte: true, emails: true }

let sql: Sql
let record: ReturnType<typeof openObjectives>

beforeEach(() => {
  const database = new DatabaseSync(':memory:')
  sql = {
    exec: (query, ...values) => {
      const rows = database.prepare(query).all(...values)
      return { toArray: () => rows }
    },
  }
  record = openObjectives(sql)
})

/** One check a minute, as the clock makes it. @returns the moment after the last */
function run(minutes: number, from: number, measure: (minute: number) => Measured = () => good) {
  for (let minute = 0; minute < minutes; minute += 1) {
    record.takeMinute(measure(minute), from + minute * minuteMs)
    record.settle(from + minute * minuteMs)
  }
  return from + minutes * minuteMs
}

const bad = (name: keyof Measured): Measured => ({ ...good, [name]: false })
const burnOf = (name: string, at: number) => record.read(at).find((each) => each.name === name)?.burn

describe('a burn', () => {
  it('begins where an hour and its last five minutes are both 14.4 times too bad', () => {
    const at = run(6 * 60, noon)
    // 14.4 times 1% of 60 minutes is 8.64.
    let now = run(8, at, () => bad('emails'))
    expect(burnOf('emails', now)).toBeNull()
    now = run(1, now, () => bad('emails'))
    expect(burnOf('emails', now)).toEqual({
      since: new Date(now - minuteMs).toISOString(),
      reason:
        'In the last hour, 9 of 60 minutes were bad. At this pace, what may be bad in 28 days is used up in 1 day. The email about this waits with the others, so look at the system page.',
    })
    expect(burnOf('availability', now)).toBeNull()
  })

  it('begins where six hours and their last thirty minutes are both 6 times too bad, though no hour is', () => {
    // One of 12 minutes is 8.3 times 1%: too slow for the fast rule, too fast for the slow one.
    let now = noon
    let begun: number | undefined
    for (let minute = 0; minute < 6 * 60; minute += 1) {
      now = run(1, now, () => (minute % 12 === 0 ? bad('firstByte') : good))
      if (burnOf('firstByte', now)) begun ??= minute
    }
    expect(burnOf('firstByte', now)?.reason).toMatch(/^In the last 6 hours, \d+ of \d+ minutes were bad\. At this pace/)
    expect(begun).toBeGreaterThan(12)
  })

  it('does not begin for a blip: two bad minutes of the strictest objective', () => {
    const now = run(2, run(60, noon), () => bad('availability'))
    run(6 * 60, now)
    expect(record.listNews()).toEqual([])
    const third = run(3, now + 6 * hourMs, () => bad('availability'))
    expect(burnOf('availability', third)).not.toBeNull()
  })

  it('does not begin for what is bad as often as allowed', () => {
    run(10 * 60, noon, (minute) => (minute % 100 === 99 ? bad('emails') : good))
    expect(record.listNews()).toEqual([])
  })

  it('does not begin for what was bad and is over', () => {
    record.takeMinute(good, noon)
    for (let minute = 1; minute < 60; minute += 1)
      record.takeMinute(minute < 30 ? bad('emails') : good, noon + minute * minuteMs)
    record.settle(noon + 60 * minuteMs)
    expect(record.listNews()).toEqual([])
  })

  it('ends after an hour within the budget, and is one however often it comes and goes before', () => {
    let now = run(15, run(60, noon), () => bad('emails'))
    for (let time = 0; time < 5; time += 1) now = run(10, run(40, now), () => bad('emails'))
    expect(burnOf('emails', now)).not.toBeNull()
    expect(record.listNews()).toHaveLength(1)
    now = run(59, now)
    expect(burnOf('emails', now)).not.toBeNull()
    now = run(1, now)
    expect(burnOf('emails', now)).toBeNull()
    expect(record.listNews()).toMatchObject([{ until: now - minuteMs }])
  })

  it('does not end where nothing is measured', () => {
    const now = run(15, run(60, noon), () => bad('emails'))
    run(3 * 60, now, () => ({ availability: true }))
    expect(record.listNews()).toMatchObject([{ objective: 'Emails', until: null }])
  })

  it('is one of files too, of which there are few', () => {
    record.add('exports', true, noon)
    record.add('exports', false, noon)
    record.add('exports', false, noon)
    record.settle(noon)
    expect(record.listNews()).toEqual([])
    record.add('exports', false, noon + minuteMs)
    record.settle(noon + minuteMs)
    expect(record.listNews()).toMatchObject([
      { objective: 'CSV files', reason: expect.stringContaining('In the last hour, 3 of 4 files were bad.') },
    ])
  })
})

describe('two clocks at once', () => {
  it('count a minute once, and begin one burn', () => {
    const twin = openObjectives(sql)
    const now = run(60, noon)
    for (let minute = 0; minute < 9; minute += 1)
      for (const clock of [record, twin]) {
        clock.takeMinute(bad('emails'), now + minute * minuteMs + 7)
        clock.settle(now + minute * minuteMs + 7)
      }
    const emails = record.read(now + 9 * minuteMs).find(({ name }) => name === 'emails')
    expect(emails).toMatchObject({ good: 60, bad: 9 })
    expect(record.listNews()).toHaveLength(1)
    expect(twin.listNews()).toEqual(record.listNews())
  })
})

describe('poison', () => {
  it('of a clock that ran ahead neither begins a burn nor stays', () => {
    record.takeMinute({ emails: false }, noon + 24 * hourMs)
    run(60, noon)
    expect(record.listNews()).toEqual([])
    expect(record.read(noon + hourMs).find(({ name }) => name === 'emails')).toMatchObject({ good: 60, bad: 0 })
  })

  it('of an objective that is gone is not told, and holds up no other', () => {
    sql.exec(`INSERT INTO burns (objective, reason, since) VALUES ('gone', 'x', ${noon})`)
    sql.exec(`INSERT INTO objective_minutes (objective, minute, good, bad) VALUES ('gone', ${noon / minuteMs}, -5, 7)`)
    run(15, run(60, noon), () => bad('emails'))
    expect(record.listNews().map(({ objective }) => objective)).toEqual(['Emails'])
    expect(record.read(noon).map(({ name }) => name)).toEqual(objectiveNames)
  })

  it('of the API says nothing about emails', async () => {
    const down = () => Promise.reject(new Error('down'))
    const measured = async (body: object | null) => {
      const env = {
        API: { fetch: body ? async () => Response.json(body) : down },
        RELEASES: { list: down },
        REGISTRY: { get: down },
        RELEASE_REGISTRY: { getByName: () => ({ read: down }) },
      } as unknown as ShellEnv
      return (await checkParts(env, { waitUntil: () => {} })).measured
    }
    // Pages cannot be drawn here, so there is no first byte to measure.
    expect(await measured({ status: 'ok', emails: { $gt: 1 } })).toEqual({ availability: false })
    expect(await measured({ status: 'ok' })).toEqual({ availability: false })
    expect(await measured({ status: 'ok', emails: 'ok' })).toEqual({ availability: false, emails: true })
    expect(await measured({ status: 'ok', emails: 'late' })).toEqual({ availability: false, emails: false })
    expect(await measured(null)).toEqual({ availability: false, emails: false })
  })
})

describe('the news', () => {
  const failing = () => run(15, run(60, noon), () => bad('emails'))
  const tell = async (burnChanged: (news: BurnNews) => Promise<void>, at: number) =>
    tellBurns(record, { burnChanged }, () => at)

  it('is told once when a burn begins and once when it ends, also across restarts', async () => {
    let now = failing()
    const told: (number | null)[] = []
    const take = async ({ until }: BurnNews) => void told.push(until)
    await tell(take, now)
    await tell(take, now)
    record = openObjectives(sql)
    await tell(take, now)
    expect(told).toEqual([null])
    now = run(61, now)
    record = openObjectives(sql)
    await tell(take, now)
    await tell(take, now)
    expect(told).toEqual([null, expect.any(Number)])
  })

  it('is kept while the API does not take it; of a burn that ended meanwhile only the end is told', async () => {
    const now = failing()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await tell(() => Promise.reject(new Error('down')), now)
    expect(log).toHaveBeenCalledWith(
      JSON.stringify({ event: 'burn_not_told', objective: 'Emails', reason: 'Error: down' }),
    )
    run(61, now)
    const told: BurnNews[] = []
    await tell(async (news) => void told.push(news), now)
    expect(told.map(({ until }) => until === null)).toEqual([false])
  })

  it('of one objective that the API refuses holds up no other', async () => {
    const now = run(15, run(60, noon), () => ({ ...good, emails: false, firstByte: false }))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const told: string[] = []
    await tell(async ({ objective }) => {
      if (objective === 'First byte') throw new Error('refused')
      told.push(objective)
    }, now)
    expect(told).toEqual(['Emails'])
  })
})

describe('what is left', () => {
  it('is what may be bad in 28 days, less what was', () => {
    const now = run(100, noon, (minute) => (minute % 50 === 0 ? bad('availability') : good))
    const { objectives } = objectivesReport.parse({ objectives: record.read(now) })
    expect(objectives?.find(({ name }) => name === 'availability')).toMatchObject({
      target: 0.999,
      allowed: 40,
      good: 98,
      bad: 2,
      burn: null,
    })
    expect(objectives?.find(({ name }) => name === 'emails')).toMatchObject({ allowed: 403, good: 100, bad: 0 })
    expect(objectives?.find(({ name }) => name === 'exports')).toMatchObject({ allowed: 1, good: 0, bad: 0 })
    for (const { days } of objectives ?? []) {
      expect(days).toHaveLength(28)
      expect(days.at(-1)?.day).toBe('2026-11-28')
    }
  })

  it('forgets days that are over, and minutes that no rate needs', () => {
    for (let day = 0; day < 40; day += 1) run(2, noon + day * 24 * hourMs, () => bad('emails'))
    const rows = (table: string) => sql.exec(`SELECT count(*) AS rows FROM ${table}`).toArray()
    expect(rows('objective_days')).toEqual([{ rows: 3 * 28 }])
    expect(rows('objective_minutes')).toEqual([{ rows: 3 * 2 }])
  })

  it('is on /status, with the burn', async () => {
    const now = run(15, run(60, noon), () => bad('emails'))
    const report = { checkedAt: now, parts: [], incidents: [], objectives: record.read(now) }
    const { html } = await drawStatus(report, now)
    expect(html).toMatch(
      /What we aim for.*No email waits for longer than a minute<\/h3><span class="state slow">Missed too often since Sat, 28 Nov,? 1:03 pm IST<\/span>.*80% in the last 28 days, aim 99%/su,
    )
    expect(html).toContain('100% in the last 28 days, aim 99.9%')
  })
})

describe('a CSV file', () => {
  const counted = () => {
    const counts: boolean[] = []
    const log = { countExport: async (isWhole: boolean) => void counts.push(isWhole) }
    const env = { STATUS_LOG: { getByName: () => log } } as unknown as ShellEnv
    return { counts, pass: (answer: Response) => countExport(answer, env, { waitUntil: () => {} }) }
  }
  const broken = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('a,b\n'))
        controller.error(new Error('broke off'))
      },
    })

  it('that ends is good, and passes unchanged', async () => {
    const { counts, pass } = counted()
    const answer = pass(new Response('a,b\n', { headers: { 'content-disposition': 'attachment' } }))
    expect(await answer.text()).toBe('a,b\n')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(counts).toEqual([true])
  })

  it('that breaks off is bad, and breaks off for its reader', async () => {
    const { counts, pass } = counted()
    await expect(pass(new Response(broken())).text()).rejects.toThrow('broke off')
    expect(counts).toEqual([false])
  })

  it('that cannot begin is bad; one that is refused or left says nothing', async () => {
    const { counts, pass } = counted()
    pass(new Response('', { status: 503 }))
    expect(counts).toEqual([false])
    await pass(new Response('', { status: 403 })).text()
    await pass(new Response('a,b\n')).body?.cancel()
    expect(counts).toEqual([false])
  })
})

import { env } from 'cloudflare:workers'
import { getHealth } from '@kere/contracts/console/health'
import { getSystem } from '@kere/contracts/console/system-health'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMail } from '../../../test/factories.ts'
import { aUser } from '../../../test/sessions.ts'

beforeEach(emptyDatabase)

const noon = Date.parse('2026-11-15T12:00:00Z')
const minuteMs = 60_000

async function readFacts() {
  const { status, body } = await startApi().ask(getSystem, { as: await aUser('admin') })
  expect(status).toBe(200)
  return { ...body, fact: (name: string) => body.facts.find((fact) => fact.name === name) }
}

it('says how many emails wait to be sent and since when, and not of those that are not due', async () => {
  const learner = await aUser('student')
  await aMail(learner, { createdAt: noon - 90_000, dueAt: noon - 1_000 })
  await aMail(learner, { createdAt: noon - 10_000, dueAt: noon - 10_000 })
  await aMail(learner, { createdAt: noon - 60 * minuteMs, dueAt: noon + minuteMs })
  const { fact } = await readFacts()
  expect(fact('emails-waiting')).toEqual({
    name: 'emails-waiting',
    group: 'queue',
    label: 'Emails',
    text: 'Written and not sent yet',
    path: '/dashboard/outbox?state=pending',
    count: 2,
    countIsLowerBound: false,
    since: '2026-11-15T11:58:30.000Z',
    targetMinutes: 1,
    isLate: true,
  })
})

it('takes mails to many people for late after an hour only, and counts no further than a thousand', async () => {
  const learner = await aUser('student')
  await aMail(learner, { isBulk: true, createdAt: noon - 59 * minuteMs, dueAt: noon - 59 * minuteMs })
  expect((await readFacts()).fact('bulk-emails-waiting')).toMatchObject({ count: 1, isLate: false })
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
    INSERT INTO outbox (id, template, to_address, details, created_at, due_at, is_bulk)
    SELECT 'out_many_' || i, 'welcome', 'ira@kere.test', '{}', ?1, ?1, 1 FROM n`,
  )
    .bind(noon - 61 * minuteMs)
    .run()
  expect((await readFacts()).fact('bulk-emails-waiting')).toMatchObject({
    count: 1000,
    countIsLowerBound: true,
    since: '2026-11-15T10:59:00.000Z',
    isLate: true,
  })
})

it('names what was given up, with the list that shows it', async () => {
  const learner = await aUser('student')
  await aMail(learner, { state: 'dead', createdAt: noon - minuteMs })
  const { fact } = await readFacts()
  expect(fact('emails-failed')).toMatchObject({
    group: 'failure',
    count: 1,
    since: '2026-11-15T11:59:00.000Z',
    path: '/dashboard/outbox?state=dead',
    isLate: true,
  })
  expect(fact('emails-unconfirmed')).toMatchObject({ count: 0, since: null, isLate: false })
})

it('has nothing late on an empty database, and says how large it is', async () => {
  const { facts, database, at } = await readFacts()
  expect(at).toBe('2026-11-15T12:00:00.000Z')
  // A database that was never copied is late with that alone.
  expect(facts.filter(({ isLate }) => isLate).map(({ name }) => name)).toEqual(['last-backup'])
  // The admin who asks has just been written, and their name is folded by the clock.
  expect(facts.filter(({ count }) => count).map(({ name }) => name)).toEqual(['texts-to-index'])
  expect(database.limitBytes).toBe(10_000_000_000)
  expect(database.bytes).toBeGreaterThan(100_000)
})

it('tells /status through the health of the API when emails have waited for more than one minute, and than five', async () => {
  const learner = await aUser('student')
  const emails = async () => (await startApi().ask(getHealth, {})).body.emails
  const wait = (ms: number) => aMail(learner, { createdAt: noon - ms, dueAt: noon - ms })
  await wait(minuteMs)
  expect(await emails()).toBe('ok')
  await wait(minuteMs + 1)
  expect(await emails()).toBe('late')
  await wait(5 * minuteMs)
  expect(await emails()).toBe('late')
  await wait(5 * minuteMs + 1)
  expect(await emails()).toBe('slow')
})

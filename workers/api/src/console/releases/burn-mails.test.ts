import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser } from '../../../test/sessions.ts'
import { kindOfMail } from '../labels.ts'
import { createReleaseNewsRpc } from './release-news-rpc.ts'

const since = Date.parse('2026-11-15T12:00:00Z')
const burn = { id: 7, objective: 'Emails', text: 'No email waits', reason: '9 of 60 minutes', since, until: null }

beforeEach(emptyDatabase)

it('mails every admin once when a burn begins and once when it ends, however often it is told', async () => {
  const admins = [await aUser('admin'), await aUser('admin')]
  await aUser('educator')
  const rpc = new (createReleaseNewsRpc({ now: () => since, kindOfMail }))(createExecutionContext(), env)
  await Promise.all([rpc.burnChanged(burn), rpc.burnChanged(burn)])
  const ended = { ...burn, until: since + 3_600_000 }
  await rpc.burnChanged(ended)
  await rpc.burnChanged(ended)
  await rpc.burnChanged({ ...burn, since: since + 1 })
  const { results: mails } = await env.DB.prepare(
    'SELECT user_id AS userId, template, details FROM outbox ORDER BY rowid',
  ).all<{ userId: string; template: string; details: string }>()
  expect(mails.map(({ template }) => template)).toEqual(
    ['objective_burns', 'objective_recovered', 'objective_burns'].flatMap((template) => [template, template]),
  )
  expect(new Set(mails.map(({ userId }) => userId))).toEqual(new Set(admins.map(({ id }) => id)))
  expect(JSON.parse(mails[2]!.details)).toMatchObject({
    objective: 'Emails',
    reason: '9 of 60 minutes',
    since: '2026-11-15T12:00:00.000Z',
    until: '2026-11-15T13:00:00.000Z',
  })
})

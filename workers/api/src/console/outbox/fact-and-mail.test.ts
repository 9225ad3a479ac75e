import { env } from 'cloudflare:workers'
import { userAccount } from '@kere/contracts/accounts/user-accounts'
import { beforeEach, describe, expect, it } from 'vitest'
import { breakingDatabase } from '../../../test/breaking-database.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anApplication, someAnswers } from '../../../test/factories.ts'
import { aUser, secret, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { sweepOutbox } from './sweep-outbox.ts'

type Api = ReturnType<typeof startApi>

const minuteMs = 60_000

let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  admin = await aUser('admin')
})

async function send(api: Api, [method, path]: [method: string, path: string], body?: unknown, by?: TestUser) {
  const headers = {
    origin: 'https://kere.test',
    'content-type': 'application/json',
    ...(by && { cookie: by.cookie }),
  }
  return api.call(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
}

const newcomer = {
  firstName: 'Zarine',
  lastName: 'Irani',
  email: 'zarine@example.kere.test',
  password: 'learn at the tank',
}
const message = { name: 'Zoya Khan', email: 'zoya@example.kere.test', subject: 'A tank', message: 'Who mends it?' }

const facts: Record<string, () => Promise<(api: Api) => ReturnType<typeof send>>> = {
  registering: async () => (api) => send(api, ['POST', '/api/auth/register'], { ...newcomer, role: 'student' }),
  'choosing to teach at onboarding': async () => {
    const user = await aUser('student', {}, { onboardingCompleted: false })
    return (api) => send(api, ['POST', '/api/me/role'], { role: 'educator' }, user)
  },
  applying: async () => {
    const user = await aUser('student', {}, { dateOfBirth: '1990-01-01' })
    return (api) => send(api, ['POST', '/api/me/educator-applications'], { answers: someAnswers }, user)
  },
  approving: async () => {
    const id = await anApplication(await aUser('educator', {}, { educatorStatus: 'pending' }))
    return (api) => send(api, ['POST', `/api/educator-applications/${id}/approval`], undefined, admin)
  },
  'suspending a user': async () => {
    const { id } = await aUser('student')
    return (api) => send(api, ['POST', `/api/users/${id}/suspension`], { reason: 'Spam.' }, admin)
  },
  'giving a role': async () => {
    const { id } = await aUser('student')
    const { body } = await send(startApi(), ['GET', `/api/users/${id}`], undefined, admin)
    const change = { version: userAccount.parse(body).version, values: { role: 'educator', bio: 'Teaches.' } }
    return (api) => send(api, ['PATCH', `/api/users/${id}`], change, admin)
  },
  'deleting a user': async () => {
    const { id } = await aUser('student')
    return (api) => send(api, ['DELETE', `/api/users/${id}`], undefined, admin)
  },
  'writing to us': async () => (api) => send(api, ['POST', '/api/contact-messages'], message),
}

const apart = /throttle|idempotency|budget/

async function everything(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE '%\\_search%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const names = results.map(({ name }) => name).filter((name) => !apart.test(name))
  const tables = await env.DB.batch<object>(names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)))
  return Object.fromEntries(names.map((name, place): [string, object[]] => [name, tables[place]?.results ?? []]))
}

describe.each(Object.entries(facts))('%s', (_, prepare) => {
  it('is one batch with its mail: whichever statement fails, there is neither', async () => {
    const whole = breakingDatabase(null)
    expect((await (await prepare())(startApi({ db: whole.db }))).status).toBeLessThan(300)
    expect(whole.batches).toHaveLength(1)

    for (let place = 0; place < whole.batches[0]!; place += 1) {
      await emptyDatabase()
      admin = await aUser('admin')
      const act = await prepare()
      const before = await everything()
      const api = startApi({ db: breakingDatabase(place).db })
      expect([place, (await act(api)).status]).toEqual([place, 500])
      expect([place, await everything()]).toEqual([place, before])
    }
  })

  it('[R4] is done with the queue down, and its mail is found later', async () => {
    const api = startApi({ isQueueDown: true })
    expect((await (await prepare())(api)).status).toBeLessThan(300)
    expect([api.queued, api.lines.join('')]).toEqual([[], expect.stringContaining('outbox_not_queued')])

    const { results } = await env.DB.prepare('SELECT id FROM outbox').all<{ id: string }>()
    const found: string[] = []
    const later = api.clock.now + 2 * minuteMs
    const context = { db: openDatabase(env.DB), at: later, settings: { accessTokenSecret: secret }, log: () => {} }
    await sweepOutbox(context, async (mails) => void found.push(...mails.map(({ outboxId }) => outboxId)))
    expect(found.toSorted()).toEqual(results.map(({ id }) => id).toSorted())
    expect(found).not.toEqual([])
  })
})

import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser } from '../../../test/sessions.ts'
import { kindOfMail } from '../labels.ts'
import { openDatabase } from '../../base/context.ts'
import { idsFrom } from '../../base/new-id.ts'
import { insertEndedCanary } from './releases.queries.ts'

const at = Date.parse('2026-11-15T12:00:00Z')
const news = {
  id: 'public-7',
  at,
  remote: 'public',
  release: '0123456789ab',
  reason: 'For 25 of 25 signed-in people, a page failed (error 25); with the release beside it for 0 of 25.',
}

beforeEach(emptyDatabase)

it.each([
  [false, 'canary_ended', 'release.canary_ended'],
  [true, 'release_doubted', 'release.doubted'],
])(
  'is in the audit log and told to every admin, once, however often it is told (doubt: %s)',
  async (isDoubt, template, action) => {
    const admins = [await aUser('admin'), await aUser('admin')]
    const suspended = await aUser('admin')
    await env.DB.prepare('INSERT INTO suspensions (user_id, reason, suspended_at) VALUES (?, ?, ?)')
      .bind(suspended.id, 'left', at)
      .run()
    await aUser('student')
    await aUser('educator')
    for (let time = 0; time < 2; time += 1)
      await insertEndedCanary(
        {
          db: openDatabase(env.DB),
          at,
          newId: idsFrom(new Uint8Array(32), at),
          requestId: 'release',
          queueMail: () => undefined,
          kindOfMail,
        },
        { ...news, isDoubt },
      )
    const { results: mails } = await env.DB.prepare(
      'SELECT user_id AS userId, template, details FROM outbox ORDER BY user_id',
    ).all<{ userId: string; template: string; details: string }>()
    expect(mails.map(({ userId }) => userId)).toEqual(admins.map(({ id }) => id).toSorted())
    expect(mails[0]!.template).toBe(template)
    expect(JSON.parse(mails[0]!.details)).toMatchObject({
      remote: 'public',
      release: '0123456789ab',
      reason: news.reason,
    })
    const { results: acts } = await env.DB.prepare(
      'SELECT action, actor_id AS actor, subject_id AS subject, detail FROM audit_log',
    ).all()
    expect(acts).toEqual([
      {
        action,
        actor: null,
        subject: 'public@0123456789ab',
        detail: JSON.stringify({ reason: news.reason }),
      },
    ])
  },
)

import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEventOf, someEvent } from '../../../test/managed-events.ts'
import { aUser, secret } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'
import { handOver, recordFailure, recordSent } from '../../console/outbox/record-outcome.ts'
import { sweepOutbox } from '../../console/outbox/sweep-outbox.ts'

const people = 1000

beforeEach(emptyDatabase)

const register = (eventId: string) =>
  env.DB.batch(
    [
      `INSERT INTO users (id, email, created_at, updated_at) SELECT 'usr_' || n, n || '@example.kere.test', 1, 1 FROM numbers`,
      `INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
        SELECT 'usr_' || n, 'Ira', 'Nayak', 'student', 1, 1 FROM numbers`,
      `INSERT INTO event_registrations (id, event_id, user_id, status, takes_seat, ticket_code, last_change, created_at, updated_at)
        SELECT 'reg_' || n, '${eventId}', 'usr_' || n, 'registered', 1, 'T' || n, '', 1, 1 FROM numbers`,
    ].map((insert) =>
      env.DB.prepare(
        insert.replace(
          /(?=SELECT)/,
          `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${people}) `,
        ),
      ),
    ),
  )

it(
  'mails a thousand registrants once each, though the mail server fails in the middle',
  { timeout: 120_000 },
  async () => {
    const educator = await aUser('educator')
    const { id } = await anEventOf(educator.id, { details: { maxParticipants: people } })
    await register(id)
    const { call, clock } = startApi()
    const { status, text } = await call(`/api/events/${id}`, {
      method: 'PUT',
      headers: { origin: 'https://kere.test', cookie: educator.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        version: 1,
        details: { ...someEvent, maxParticipants: people, startsAt: '2026-12-15T04:00:00Z' },
        isPublished: true,
      }),
    })
    expect([status, JSON.parse(text)]).toMatchObject([200, { mailedCount: people }])

    const delivery = {
      db: openDatabase(env.DB),
      get at() {
        return clock.now
      },
      settings: { accessTokenSecret: secret },
      log: () => undefined,
    }
    const sent: string[] = []
    let tried = 0
    const deliver = async (mailId: string) => {
      const mail = await leaseMail(delivery, mailId)
      if (!mail || !(await handOver(delivery, mailId, mail.leasedAt))) return
      tried += 1
      const isDown = tried > 300 && tried <= 400
      if (isDown) await recordFailure(delivery, mailId, { leasedAt: mail.leasedAt, reason: 'E_DOWN: no answer' })
      else {
        sent.push(mail.to)
        await recordSent(delivery, mailId)
      }
    }
    // Each round is a minute, as on the real clock. A queue may deliver the same message twice.
    for (let minute = 0; minute < 60 && sent.length < people; minute += 1) {
      clock.now += 60_000
      await sweepOutbox(delivery, async (mails) => {
        const ids = mails.map(({ outboxId }) => outboxId)
        await Promise.all([...ids, ...ids.slice(0, 20)].map(deliver))
      })
    }
    expect(tried).toBe(people + 100)
    expect(sent.toSorted()).toEqual(Array.from({ length: people }, (_, n) => `${n + 1}@example.kere.test`).toSorted())
    const states = await env.DB.prepare('SELECT state, count(*) AS count FROM outbox GROUP BY state').all()
    expect(states.results).toEqual([{ state: 'sent', count: people }])
  },
)

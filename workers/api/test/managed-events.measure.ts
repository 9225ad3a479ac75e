import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { anEventOf } from './managed-events.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const events = '/api/managed-events'
const attendees = '/api/attendees?event={event}'
const pages = (path: string) => [path, `${path} (second page)`]

const shapes = {
  admin: [
    ...pages(events),
    ...pages(`${events}?sort=soonest`),
    `${events}?sort=latest`,
    ...['draft', 'published', 'cancelled', 'past', 'deleted'].flatMap((state) => pages(`${events}?state=${state}`)),
    ...pages(`${events}?type=online`),
    `${events}?state=past&type=in-person&sort=soonest`,
    `${events}?search=walk`,
    `${events}?search=nothing`,
    `${events}?search=walk&state=draft`,
  ],
  host: [
    ...pages(events),
    `${events}?state=past&sort=soonest`,
    `${events}?search=walk`,
    '/api/events/{event}/draft',
    ...pages(attendees),
    ...pages(`${attendees}&sort=newest`),
    ...['to_come', 'in', 'waitlisted', 'cancelled'].flatMap((group) => pages(`${attendees}&group=${group}`)),
    `${attendees}&group=in&sort=newest`,
    `${attendees}&search=ira`,
    `${attendees}&search=nobody`,
    `${attendees}&search=ira&group=waitlisted&sort=newest`,
  ],
} as const

const fill = (size: number, eventId: string, educatorId: string) =>
  env.DB.batch(
    [
      `INSERT INTO events (id, title, type, starts_at, ends_at, closes_at, published, published_at, cancelled_at, deleted_at,
        is_over, touched_at, educator_id, created_at, updated_at)
        SELECT 'evt_' || n, 'A walk number ' || n, iif(n % 2, 'online', 'in-person'), n, n + 9000000000000, n,
        n % 5 IN (0, 1, 2), 1, iif(n % 5 = 1, 1, NULL), iif(n % 5 = 3, 1, NULL), n % 5 = 2, n, '${educatorId}', n, n FROM numbers`,
      `INSERT INTO event_drafts (event_id, details, updated_at) SELECT 'evt_' || n, '{}', n FROM numbers`,
      `INSERT INTO users (id, email, created_at, updated_at) SELECT 'usr_' || n, n || '@kere.test', 1, 1 FROM numbers`,
      `INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
        SELECT 'usr_' || n, 'Ira', 'Number ' || n, 'student', 1, 1 FROM numbers`,
      `INSERT INTO event_registrations (id, event_id, user_id, status, takes_seat, seat_until, queue_number, ticket_code,
        checked_in_at, last_change, created_at, updated_at)
        SELECT printf('reg_%06d', n), '${eventId}', 'usr_' || n,
        CASE n % 5 WHEN 0 THEN 'waitlisted' WHEN 1 THEN 'offered' WHEN 2 THEN 'cancelled' ELSE 'registered' END,
        n % 5 NOT IN (0, 2), 1, n, 'T' || n, iif(n % 5 = 3, 1, NULL), '', n, n FROM numbers`,
    ].map((insert) =>
      env.DB.prepare(
        insert.replace(
          /(?=SELECT)/,
          `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size}) `,
        ),
      ),
    ),
  )

async function costsOf(size: number) {
  await emptyDatabase()
  const people = { admin: await aUser('admin'), host: await aUser('educator') }
  const { id } = await anEventOf(people.host.id, { details: { maxParticipants: 100_000 } })
  for (let made = 0; made < 25; made += 1) await anEventOf(people.host.id)
  await fill(size, id, (await aUser('educator')).id)
  const costs: Record<string, [rows: number, roundTrips: number]> = {}
  for (const who of ['admin', 'host'] as const) {
    let cursor: string | null = null
    for (const shape of shapes[who]) {
      const path = shape
        .replace('{event}', id)
        .replace(/ \(second page\)$/, `${shape.includes('?') ? '&' : '?'}cursor=${cursor}`)
      const watched = watch(env.DB)
      const { status, body, text } = await startApi({ db: watched.db }).call(path, {
        headers: { cookie: people[who].cookie },
      })
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
      cursor = body.nextCursor
      costs[`${who} ${shape}`] = [watched.rowsRead, watched.roundTrips]
    }
  }
  return costs
}

it(
  'reads the same rows, in one round trip, of 12,000 and of 100,000 events that are managed and people of one event',
  { timeout: 600_000 },
  async () => {
    const [small, large] = [await costsOf(12_000), await costsOf(100_000)]
    const lines = Object.entries(small).map(
      ([shape, [rows]]) => `${String(rows).padStart(6)} ${String(large[shape]?.[0]).padStart(8)}  ${shape}`,
    )
    console.log(['Rows read at', '12,000  100,000', ...lines].join('\n'))
    expect(large).toEqual(small)
    for (const [shape, [, roundTrips]] of Object.entries(large))
      expect([shape, roundTrips]).toEqual([shape, shape.startsWith('host') && shape.includes('search=') ? 2 : 1])
  },
)

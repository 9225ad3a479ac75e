import { env } from 'cloudflare:workers'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { today } from './published-events.ts'
import { watch } from './watched-database.ts'

const shapes = [
  '/api/events',
  '/api/events?sort=latest',
  '/api/events?tab=product',
  '/api/events?tab=info&type=online',
  '/api/events?type=in-person',
  '/api/events?language=kn',
  '/api/events?language=en&language=kn&tab=product&type=online',
  '/api/events?past=true',
  '/api/events?past=true&sort=soonest',
  '/api/events?past=true&tab=product',
  '/api/events?past=true&tab=product&type=online',
  '/api/events?day=2026-11-16',
  '/api/events?day=2026-11-16&language=kn',
  '/api/events?day=2026-11-14&tab=product&type=online&sort=latest',
  '/api/events?month=2026-11',
  '/api/events?month=2026-11&tab=info&type=in-person',
  '/api/events?search=lake',
  '/api/events?search=la',
  '/api/events?search=lake%20in&tab=product',
  '/api/events?search=lake&past=true',
  '/api/events?search=lake&day=2026-11-16',
  '/api/events?search=nothing-of-it',
  '/api/event-months/2026-11',
  '/api/event-months/2026-11?tab=product',
  '/api/event-months/2026-11?tab=info&type=online',
  '/api/event-months/2026-11?search=lake',
  '/api/event-months/2026-11?language=kn',
  '/api/event-educators',
  '/api/event-educators?search=lake',
  '/api/events/upcoming',
  '/api/events/evt_9',
  '/api/calendars/events',
  '/api/calendars/events/evt_9',
]

/**
 * `fill` varies the rows in turns of this length. The sizes are whole turns, so that a search, which examines the
 * newest thousand, always meets the same mixture.
 */
const turn = 96 * 4

export const costSizes = { fewest: 3 * turn, few: 9 * turn, more: 14 * turn, most: 261 * turn }

/** Half of the events are over. */
export async function eventCosts(size: number) {
  await emptyDatabase()
  await fill(size)
  const costs: Record<string, { rowsRead: number; roundTrips: number }> = {}
  const read = async (name: string, path: string) => {
    const watched = watch(env.DB)
    const { status, body, text } = await startApi({ db: watched.db }).call(path)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    costs[name] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
    return body.nextCursor
  }
  for (const path of shapes) {
    const cursor = await read(path, path)
    if (cursor) await read(`${path} (second page)`, `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`)
  }
  return costs
}

const hourMs = 60 * 60 * 1000

/** The start in hours from now. It is never exactly now, so that no event is just beginning. */
const startOf = `${today} + (n % 96 - 48) * ${hourMs} + ${hourMs / 2}`

const fill = (size: number) =>
  env.DB.batch(
    [
      `INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
        SELECT 'usr_' || n, n || '@kere.test', 1, 1, 1 FROM numbers`,
      `INSERT INTO profiles (id, first_name, last_name, role, date_of_birth, public_profile, visibility_status, luma_profile_url,
          shows_luma_profile, created_at, updated_at)
        SELECT 'usr_' || n, 'Educator of a lake', 'Number ' || n, 'educator', '1980-01-01', 1, 'public', 'https://lu.ma/' || n,
          1, 1, 1 FROM numbers`,
      `INSERT INTO events (id, title, description, language, type, category, location, starts_at, ends_at, closes_at, educator_id, is_over,
          published, published_at, created_at, updated_at)
        SELECT 'evt_' || n, 'Lake ' || n, 'A walk in the morning', iif(n % 2, 'en', 'kn'), iif(n / 96 % 2, 'online', 'in-person'),
          iif(n / 192 % 2, 'info', 'product'), 'https://meet.example', ${startOf}, ${startOf} + ${hourMs}, 1, 'usr_' || n,
          ${startOf} + ${hourMs} <= ${today}, 1, 1, 1, 1 FROM numbers`,
    ].map((insert) =>
      env.DB.prepare(
        insert.replace(
          /(?=SELECT)/,
          `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size}) `,
        ),
      ),
    ),
  )

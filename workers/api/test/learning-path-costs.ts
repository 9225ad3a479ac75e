import { env } from 'cloudflare:workers'
import { learningStyles } from '@kere/contracts/paths/learning-path-options'
import { aResponse, answers, sessionId } from '../src/paths/learning-paths/learning-paths.fixtures.ts'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { today } from './published-events.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const dayMs = 24 * 60 * 60 * 1000
const origin = { origin: 'https://kere.test', 'content-type': 'application/json' }

/** Creates and reads a path while there are this many matching courses, labs, events and requests by other people. */
export async function learningPathCosts(size: number) {
  await emptyDatabase()
  await fill(size)
  const { cookie } = await aUser('student')
  const costs: Record<string, { rowsRead: number; roundTrips: number }> = {}
  const call = async (name: string, path: string, init: RequestInit = {}) => {
    const watched = watch(env.DB)
    const { status, text } = await startApi({ db: watched.db }).call(path, { headers: { ...origin, cookie }, ...init })
    if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`)
    costs[name] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
  }
  const id = await aResponse({ sessionId })
  for (const learningStyle of learningStyles) {
    const body = JSON.stringify({ ...answers, learningStyle, sessionId })
    await call(`PATCH for ${learningStyle}`, `/api/learning-paths/${id}`, {
      method: 'PATCH',
      headers: { ...origin },
      body,
    })
  }
  await call('GET of the path', `/api/learning-paths/${id}`)
  return costs
}

const fill = (size: number) =>
  env.DB.batch(
    [
      `INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
        SELECT 'usr_' || n, n || '@kere.test', 1, 1, 1 FROM numbers`,
      `INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
        SELECT 'usr_' || n, 'Asha', 'Rao', 'student', 1, 1 FROM numbers`,
      `INSERT INTO courses (id, title, description, category, categories, level, educator_id, published, published_at, created_at,
          updated_at, touched_at)
        SELECT 'crs_' || n, 'Compost ' || n, 'A walk.', 'Waste Management', '[]',
          CASE n % 3 WHEN 0 THEN 'beginner' WHEN 1 THEN 'intermediate' ELSE 'advanced' END, 'usr_1', 1, n, n, n, n FROM numbers`,
      `INSERT INTO events (id, title, description, type, location, topic, starts_at, ends_at, closes_at, educator_id, published,
          published_at, created_at, updated_at)
        SELECT 'evt_' || n, 'Compost ' || n, 'A walk.', 'in-person', 'Jakkur', 'Waste Management', ${today + dayMs} + n,
          ${today + 2 * dayMs} + n, ${today + dayMs} + n, 'usr_1', 1, 1, 1, 1 FROM numbers`,
      `INSERT INTO challenge_labs (id, title, description, goals, timeline, category, starts_on, closes_on, closes_at,
          first_ends_at, last_starts_at, ends_at, max_participants, max_mentors, team_size, status, created_by, created_at,
          updated_at)
        SELECT 'lab_' || n, 'Compost ' || n, 'A walk.', '[]', '[]', 'Waste Management', '2026-11-01', '2026-11-30',
          ${today + 9 * dayMs} + n, ${today + 10 * dayMs}, ${today + 10 * dayMs}, ${today + 11 * dayMs}, 30, 2, 3, 'open',
          'usr_1', 1, 1 FROM numbers`,
      `INSERT INTO mentorship_requests (id, student_id, area, level, purpose, message, last_change, created_at, updated_at)
        SELECT 'mrq_' || n, 'usr_' || n, 'waste_management', 'beginner', 'learning', 'Asks.', 'chg_0', n, n FROM numbers`,
    ].map((insert) =>
      env.DB.prepare(
        insert.replace(
          /(?=SELECT)/,
          `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size}) `,
        ),
      ),
    ),
  )

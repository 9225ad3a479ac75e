import { env } from 'cloudflare:workers'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const pages = (path: string) => [path, `${path} (second page)`]

const shapes = ['/api/educators', '/api/learners'].flatMap((list) => [
  ...pages(list),
  ...pages(`${list}?subject=ESG`),
  ...pages(`${list}?location=benga`),
  ...pages(`${list}?language=Kannada`),
  ...(list === '/api/educators'
    ? pages(`${list}?designation=logist`)
    : pages(`${list}?subject=ESG&subject=Water+Management`)),
  ...pages(`${list}?subject=ESG&location=benga&language=Kannada`),
  `${list}?location=mars`,
  `${list}?search=nobody`,
  `${list}?search=person`,
  `${list}/usr_${list === '/api/educators' ? 'e' : 'l'}300`,
])

/**
 * Gives the rows read and round trips of every list of people, as a visitor and, for lists without filters, as a user
 * who has blocked many people.
 */
export async function listedPeopleCosts(size: number) {
  await emptyDatabase()
  for (let first = 1; first <= size; first += 1000) await fill(first, Math.min(1000, size + 1 - first))
  const reader = await aUser('student')
  await env.DB.prepare(
    `INSERT INTO profile_blocks (blocker_id, blocked_id, created_at)
      SELECT ?, 'usr_e' || value, 1 FROM json_each('[1,2,3,4,5]')`,
  )
    .bind(reader.id)
    .run()

  const costs: Record<string, { rowsRead: number; roundTrips: number }> = {}
  let cursor: string | null = null
  for (const shape of [...shapes, '/api/educators (signed in)']) {
    const plain = shape.replace(/ \(.*\)$/, '')
    const path = shape.endsWith('(second page)') ? `${plain}${plain.includes('?') ? '&' : '?'}cursor=${cursor}` : plain
    const watched = watch(env.DB)
    const init = shape.endsWith('(signed in)') ? { headers: { cookie: reader.cookie } } : {}
    const { status, body, text } = await startApi({ db: watched.db }).call(path, init)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    cursor = body.nextCursor
    costs[shape] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
  }
  return costs
}

const fill = (first: number, count: number) =>
  env.DB.batch(
    ['e', 'l'].flatMap((kind) =>
      [
        `INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
          SELECT 'usr_${kind}' || n, '${kind}' || n || '@kere.test', 1, n, n FROM numbers`,
        `INSERT INTO profiles (id, first_name, last_name, role, educator_status, date_of_birth, public_profile, is_discoverable,
            location, designation, subjects_of_interest, languages_spoken, created_at, updated_at)
          SELECT 'usr_${kind}' || n, 'Person', printf('Number %06d', n), ${kind === 'e' ? "'educator', 'approved'" : "'student', NULL"},
            '1990-01-01', 1, 1, CASE WHEN n % 2 = 0 THEN 'Bengaluru' ELSE 'Pune' END,
            CASE WHEN n % 2 = 0 THEN 'Limnologist' ELSE 'Teacher' END,
            CASE WHEN n % 3 = 0 THEN '["Water Management"]' ELSE '["ESG","Water Management"]' END,
            CASE WHEN n % 5 = 0 THEN '["Hindi"]' ELSE '["Kannada","English"]' END, n, n FROM numbers`,
      ].map((sql) =>
        env.DB.prepare(
          sql.replace(
            'FROM numbers',
            `FROM (WITH RECURSIVE numbers (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers LIMIT ${count})
              SELECT n FROM numbers)`,
          ),
        ),
      ),
    ),
  )

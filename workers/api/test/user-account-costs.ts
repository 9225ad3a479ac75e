import { env } from 'cloudflare:workers'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const pages = (path: string) => [path, `${path} (second page)`]

const shapes = [
  ...pages('/api/users'),
  ...pages('/api/users?sort=oldest'),
  ...pages('/api/users?role=student'),
  ...pages('/api/users?role=educator&sort=oldest'),
  ...pages('/api/users?state=suspended'),
  ...pages('/api/users?role=educator&state=suspended'),
  ...pages('/api/users?role=student&state=unconfirmed&sort=oldest'),
  ...pages('/api/users?educatorStatus=pending'),
  ...pages('/api/users?educatorStatus=pending&state=suspended&sort=oldest'),
  ...pages('/api/users?from=1970-01-01&to=1970-01-01'),
  ...pages('/api/users?search=number'),
  '/api/users?search=nobody',
  '/api/users?role=admin&search=nobody',
  '/api/users/usr_1100',
  '/api/users/usr_1100/holdings',
]

export async function userAccountCosts(size: number) {
  await emptyDatabase()
  const admin = await aUser('admin')
  for (let first = 1; first <= size; first += 1000) await fill(first, Math.min(1000, size + 1 - first))

  const costs: Record<string, { rowsRead: number; roundTrips: number }> = {}
  let cursor: string | null = null
  for (const shape of shapes) {
    const path = shape.replace(/ \(second page\)$/, `${shape.includes('?') ? '&' : '?'}cursor=${cursor}`)
    const watched = watch(env.DB)
    const { status, body, text } = await startApi({ db: watched.db }).call(path, { headers: { cookie: admin.cookie } })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    cursor = body.nextCursor
    costs[shape] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
  }
  return costs
}

const fill = (first: number, count: number) =>
  env.DB.batch(
    [
      `INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
        SELECT 'usr_' || n, n || '@kere.test', CASE WHEN n % 7 = 0 THEN NULL ELSE 1 END, n, n FROM numbers`,
      `INSERT INTO profiles (id, first_name, last_name, role, educator_status, created_at, updated_at)
        SELECT 'usr_' || n, 'Person', 'Number ' || n, CASE WHEN n % 10 = 0 THEN 'educator' ELSE 'student' END,
          CASE WHEN n % 20 = 0 THEN 'pending' WHEN n % 10 = 0 THEN 'approved' END, n, n
        FROM numbers`,
      `INSERT INTO suspensions (user_id, suspended_at, reason) SELECT 'usr_' || n, n, 'Spam.' FROM numbers WHERE n % 11 = 0`,
    ].map((sql) =>
      env.DB.prepare(
        sql.replace(
          'FROM numbers',
          `FROM (WITH RECURSIVE numbers (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers LIMIT ${count})
            SELECT n FROM numbers)`,
        ),
      ),
    ),
  )

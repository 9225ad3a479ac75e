import { env } from 'cloudflare:workers'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const shapes = [
  '',
  '?sort=oldest',
  '?standing=draft',
  '?standing=archived&sort=oldest',
  '?category=Biodiversity',
  '?price=paid',
  '?standing=published&price=free',
  '?standing=published&category=Biodiversity&price=free',
  '?category=Social%20Justice%20%26%20Law',
  '?standing=archived&category=Social%20Justice%20%26%20Law',
  '?from=1970-01-01&to=1970-01-02',
  '?from=2026-01-01',
  '?from=1970-01-01&category=Biodiversity&price=paid',
  '?featured=true',
  '?featured=true&standing=draft',
  '?educator=usr_1',
  '?educator=usr_1&price=paid',
  '?educator=nobody',
  '?search=lake',
  '?search=lake&standing=draft&category=Biodiversity',
  '?search=lake&from=1970-01-01',
  '?featured=true&from=1970-01-01',
  '?educator=usr_1&from=1970-01-01',
  '?search=nothing-of-it',
]

export async function allCourseCosts(size: number) {
  await emptyDatabase()
  const admin = await aUser('admin')
  await fill(size)
  const costs: Record<string, { rowsRead: number; roundTrips: number }> = {}
  const read = async (name: string, path: string) => {
    const watched = watch(env.DB)
    const { status, body, text } = await startApi({ db: watched.db }).call(path, { headers: { cookie: admin.cookie } })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    costs[name] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
    return body.nextCursor
  }
  for (const shape of shapes) {
    const path = `/api/all-courses${shape}`
    const cursor = await read(path, path)
    if (cursor) await read(`${path} (second page)`, `${path}${shape ? '&' : '?'}cursor=${cursor}`)
  }
  await read('/api/course-educators', '/api/course-educators')
  await read('/api/all-courses/crs_9', '/api/all-courses/crs_9')
  return costs
}

const fill = (size: number) =>
  env.DB.batch(
    [
      `INSERT INTO users (id, email, created_at, updated_at)
        SELECT 'usr_' || n, n || '@kere.test', 1, 1 FROM numbers WHERE n <= ${size} / 50 + 1`,
      `INSERT INTO profiles (id, first_name, last_name, role, educator_status, created_at, updated_at)
        SELECT 'usr_' || n, 'Educator', 'Number ' || n, 'educator', 'approved', 1, 1 FROM numbers WHERE n <= ${size} / 50 + 1`,
      `INSERT INTO courses (id, title, description, price, category, categories, level, educator_id, featured, published,
          published_at, archived_at, created_at, updated_at, touched_at)
        SELECT 'crs_' || n, 'Lake ' || n, 'B', n % 3 * 100, iif(n % 2, 'Biodiversity', 'Conservation'), '[]', 'beginner',
          'usr_' || (n / 50 + 1), n <= 120 AND n % 2 = 0, n % 2 = 0 AND n % 20 <> 0, iif(n % 2, NULL, n),
          iif(n % 20, NULL, n), n, n, n FROM numbers`,
      `INSERT INTO course_drafts (course_id, details, outline, updated_at)
        SELECT 'crs_' || n, '{"title":"Lake"}', '[]', n FROM numbers`,
    ].map((insert) =>
      env.DB.prepare(
        insert.replace(
          /(?=SELECT)/,
          `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size}) `,
        ),
      ),
    ),
  )

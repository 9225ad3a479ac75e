import { env } from 'cloudflare:workers'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { today } from './published-events.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const shapes = [
  '?q=lake',
  '?q=lake&limit=2',
  '?q=lake+wa',
  '?q=la',
  '?q=lake&kind=courses',
  '?q=lake&kind=people',
  '?q=nothing-of-it',
] as const

/** Creates this many rows of each kind that contain the word, and as many that belong to other people. */
export async function siteSearchCosts(size: number) {
  await emptyDatabase()
  await fill(size)
  const readers = [await aUser('student'), await aUser('admin')]
  const costs: Record<string, { rowsRead: number; roundTrips: number }> = {}
  for (const [{ role, cookie }, shape] of readers.flatMap((reader) => shapes.map((each) => [reader, each] as const))) {
    const watched = watch(env.DB)
    const { status, text } = await startApi({ db: watched.db }).call(`/api/search${shape}`, {
      headers: { cookie },
    })
    if (status !== 200) throw new Error(`${shape} answered ${status}: ${text}`)
    costs[`${shape} as ${role}`] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
  }
  return costs
}

const dayMs = 24 * 60 * 60 * 1000

const fill = (size: number) =>
  env.DB.batch(
    [
      `INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
        SELECT 'usr_' || n, n || '@kere.test', 1, 1, 1 FROM numbers`,
      `INSERT INTO profiles (id, first_name, last_name, role, date_of_birth, public_profile, bio, created_at, updated_at)
        SELECT 'usr_' || n, 'Asha', 'Lake ' || n, 'educator', '1980-01-01', 1, 'Wades into water.', 1, 1 FROM numbers`,
      `INSERT INTO courses (id, title, description, category, categories, level, educator_id, published, published_at, created_at,
          updated_at, touched_at)
        SELECT 'crs_' || n, 'Lake ' || n, 'A walk in the water.', 'Biodiversity', '[]', 'beginner', 'usr_' || n, 1, n, n, n, n
        FROM numbers`,
      `INSERT INTO course_drafts (course_id, details, outline, updated_at)
        SELECT 'crs_' || n, '{"title":"Lake"}', '[]', n FROM numbers`,
      `INSERT INTO orders (id, reference, buyer_id, item_kind, item_id, title, amount, last_change, placed_at, payable_until)
        SELECT 'ord_' || n, printf('K-%08d', n), 'usr_' || n, 'course', 'crs_' || n, 'Lake ' || n, 500, 'chg', n, n
        FROM numbers`,
      `INSERT INTO events (id, title, description, type, location, starts_at, ends_at, closes_at, educator_id, published,
          published_at, created_at, updated_at)
        SELECT 'evt_' || n, 'Lake ' || n, 'A walk in the water.', 'in-person', 'Jakkur', ${today + dayMs}, ${today + 2 * dayMs},
          ${today + dayMs}, 'usr_' || n, 1, 1, 1, 1 FROM numbers`,
      `INSERT INTO challenge_labs (id, title, description, goals, timeline, starts_on, closes_on, closes_at, first_ends_at,
          last_starts_at, ends_at, max_participants, max_mentors, team_size, status, created_by, created_at, updated_at)
        SELECT 'lab_' || n, 'Lake ' || n, 'A walk in the water.', '[]', '[]', '2026-11-01', '2026-11-30', ${today + 9 * dayMs},
          ${today + 10 * dayMs}, ${today + 10 * dayMs}, ${today + 11 * dayMs}, 30, 2, 3, 'open', 'usr_' || n, 1, 1 FROM numbers`,
      `INSERT INTO blog_posts (id, slug, title, excerpt, author_id, published, published_at, created_at, updated_at, touched_at)
        SELECT 'pst_' || n, 'lake-' || n, 'Lake ' || n, 'A walk in the water.', 'usr_' || n, 1, n, n, n, n FROM numbers`,
      `INSERT INTO career_positions (id, title, location, type, description, responsibilities, requirements, benefits, status,
          place, created_at, updated_at, published_at)
        SELECT 'pos-' || n, 'Lake ' || n, 'Bengaluru', 'Full time', 'Works in water.', '[]', '[]', '[]', 'open', n, 1, 1, 1
        FROM numbers`,
      `INSERT INTO job_applications (id, position_id, position, name, email, link, note, link_key, proven_at, created_at, updated_at)
        SELECT 'job_' || n, 'pos-' || n, 'Surveyor', 'Lake ' || n, n || '@kere.test', '', '', 'lnk_' || n, 1, n, n FROM numbers`,
      `INSERT INTO fellowship_interest (id, user_id, track, round, name, email, organization, role, area_of_interest, motivation,
          phone_number, location, created_at, updated_at)
        SELECT 'fel_' || n, 'usr_' || n, 'college', 1, 'Lake ' || n, n || '@kere.test', 'Tank', '', '', '', '', '', n, n FROM numbers`,
      `INSERT INTO news_feeds (id, name, url, category, added_at, next_check_at)
        SELECT 'nwf_1', 'Deccan City Desk', 'https://desk.feeds.kere.test/feed.xml', 'conservation', 1, 1 FROM numbers WHERE n = 1`,
      `INSERT INTO news_items (id, feed_id, url_hash, url, title, description, category, published_at)
        SELECT 'nws_' || n, 'nwf_1', n, 'https://news.example/' || n, 'Lake ' || n, 'Filled with water.', 'conservation', n
        FROM numbers`,
      `INSERT INTO profile_blocks (blocker_id, blocked_id, created_at) SELECT 'usr_1', 'usr_' || n, 1 FROM numbers WHERE n > 1`,
      `INSERT INTO enrollments (id, student_id, course_id, created_at, updated_at)
        SELECT 'enr_' || n, 'usr_' || n, 'crs_' || (1 + n % ${size}), n, n FROM numbers`,
    ].map((insert) =>
      env.DB.prepare(
        insert.replace(
          /(?=SELECT)/,
          `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size}) `,
        ),
      ),
    ),
  )

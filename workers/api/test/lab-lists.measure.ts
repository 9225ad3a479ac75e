import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { aLab } from './labs.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const hour = 60 * 60 * 1000
const now = Date.parse('2026-11-15T12:00:00Z')

/** Measures with this many open labs, requests to join one of them, and notifications of one person. */
async function costs(size: number) {
  await emptyDatabase()
  const owner = await aUser('educator')
  const learner = await aUser('student')
  const { id: lab } = await aLab(owner.id)
  for (let first = 1; first <= size; first += 1000)
    await env.DB.batch(
      [
        `INSERT INTO challenge_labs (id, title, description, goals, timeline, starts_on, closes_on, closes_at, first_ends_at, last_starts_at,
            ends_at, max_participants, max_mentors, team_size, status, created_by, created_at, updated_at)
          SELECT printf('lab_%06d', n), printf('Trace drain %06d', n), 'Walk one drain.', '["Walk"]',
            '[{"id":"walk","name":"Walk","text":"","endsOn":"2026-12-19"}]', '2026-11-01', '2026-11-30',
            ${now + 300 * hour} + n, ${now + 700 * hour}, ${now - 300 * hour}, ${now + 700 * hour}, 30, 2, 3, 'open', '${owner.id}', n, n FROM numbers`,
        `INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
          SELECT 'usr_l' || n, 'l' || n || '@kere.test', 1, n, n FROM numbers`,
        `INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
          SELECT 'usr_l' || n, 'Person', printf('Number %06d', n), 'student', n, n FROM numbers`,
        `INSERT INTO challenge_lab_participants (id, lab_id, user_id, role, status, statement, last_change, created_at, updated_at)
          SELECT printf('lpt_%06d', n), '${lab}', 'usr_l' || n, 'student', 'pending', 'Mine.', '', n, n FROM numbers`,
        `INSERT INTO notifications (id, user_id, kind, template, details, at, number)
          SELECT printf('ntf_%06d', n), '${learner.id}', 'lab_answers', 'lab_approved', '{"lab":"Trace drain","labId":"lab_1"}', n, n FROM numbers`,
      ].map((sql) =>
        env.DB.prepare(
          sql.replace(
            'FROM numbers',
            `FROM (WITH RECURSIVE numbers (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers LIMIT ${Math.min(1000, size + 1 - first)})
              SELECT n FROM numbers)`,
          ),
        ),
      ),
    )
  const found: Record<string, { rowsRead: number; roundTrips: number }> = {}
  const asked = [
    [null, '/api/challenge-labs'],
    [null, '/api/challenge-labs?search=drain'],
    [null, `/api/challenge-labs/${lab}`],
    [owner, '/api/managed-labs'],
    [owner, `/api/lab-participants?lab=${lab}`],
    [owner, `/api/lab-participants?lab=${lab}&role=student&status=pending&sort=newest`],
    [learner, '/api/me/lab-participations'],
    [learner, '/api/me/notifications'],
    [learner, '/api/me/notifications?unread=true'],
  ] as const
  for (const [user, path] of asked) {
    let address: string = path
    for (const page of ['', ' (second page)']) {
      const watched = watch(env.DB)
      const { status, body, text } = await startApi({ db: watched.db }).call(address, {
        headers: user ? { cookie: user.cookie } : {},
      })
      if (status !== 200) throw new Error(`${address} answered ${status}: ${text}`)
      found[path.replace(lab, ':id') + page] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
      if (!body.nextCursor) break
      address = `${path}${path.includes('?') ? '&' : '?'}cursor=${body.nextCursor}`
    }
  }
  return found
}

it(
  'reads the same rows, in one round trip, of 6,000 and of 100,000 labs, people and notifications',
  { timeout: 900_000 },
  async () => {
    const [small, middle, large] = [await costs(1000), await costs(6000), await costs(100_000)]
    const lines = Object.entries(large).map(([address, { rowsRead, roundTrips }]) =>
      [small[address]?.rowsRead, middle[address]?.rowsRead, rowsRead, roundTrips]
        .map((each) => String(each).padStart(8))
        .concat(`  ${address}`)
        .join(''),
    )
    console.log(['Rows read at 1,000, 6,000, 100,000; round trips', ...lines].join('\n'))
    expect(large).toEqual(middle)
    expect(Object.values(large).filter(({ roundTrips }) => roundTrips !== 1)).toEqual([])
  },
)

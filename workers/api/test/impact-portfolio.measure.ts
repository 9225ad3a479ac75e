import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { watch } from './watched-database.ts'

const perPerson = 100
const most = 1_000_000

const addresses = [
  '/api/impact-entries?limit=12',
  '/api/impact-entries?limit=12&category=course',
  '/api/impact-entries?limit=12&category=course&mark=verified',
  '/api/impact-entries/imp_3_1',
  '/api/impact-evidence/fil_3_1',
  '/api/impact-pages/person-3',
  '/api/impact-pages/person-3/entries?limit=12',
  '/api/impact-pages?limit=20',
]

const numbers = (first: number, count: number) =>
  `(WITH RECURSIVE numbers (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers LIMIT ${count}) SELECT n FROM numbers)`

async function fill(entries: number) {
  await emptyDatabase()
  const people = entries / perPerson
  for (let first = 1; first <= people; first += 50) {
    const count = Math.min(50, people + 1 - first)
    await env.DB.batch(
      [
        `INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
          SELECT 'usr_' || n, n || '@kere.test', 1, n, n FROM ${numbers(first, count)}`,
        `INSERT INTO profiles (id, first_name, last_name, role, date_of_birth, created_at, updated_at)
          SELECT 'usr_' || n, 'Person', n, 'student', '1990-01-01', n, n FROM ${numbers(first, count)}`,
        `INSERT INTO impact_pages (user_id, handle, is_public, updated_at)
          SELECT 'usr_' || n, 'person-' || n, 1, n FROM ${numbers(first, count)}`,
        `INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, is_public, mark, source_kind,
            source_id, outcomes, pinned_at, created_at, updated_at)
          SELECT 'imp_' || n || '_' || m, 'usr_' || n, 'Entry ' || m, iif(m % 2, 'course', 'action_project'), 'Done.',
            date('2026-11-15', '-' || (m * 3) || ' days'), m % 10 > 0, iif(m % 4 = 1, 'verified', 'own'), iif(m % 4 = 1, 'course', NULL),
            iif(m % 4 = 1, 'crs_' || m, NULL), '{"hours":150}', iif(m < 7, m, NULL), m, m
          FROM (SELECT people.n, entries.n AS m FROM ${numbers(first, count)} AS people, ${numbers(1, perPerson)} AS entries)`,
        // Inserts two pictures for the newest entry of each person.
        `INSERT INTO files (id, owner_id, kind, state, object_key, size, type, unused_at, created_at, sent_at)
          SELECT 'fil_' || n || '_' || m, 'usr_' || n, 'impact_picture', 'stored', 'impact-pictures/' || n || '_' || m, 3, 'image/png', 1, 1, 1
          FROM (SELECT people.n, each.n AS m FROM ${numbers(first, count)} AS people, ${numbers(1, 2)} AS each)`,
        `INSERT INTO impact_evidence (file_id, entry_id, user_id, text, place, added_at)
          SELECT 'fil_' || n || '_' || m, 'imp_' || n || '_1', 'usr_' || n, 'A disc', m, 1
          FROM (SELECT people.n, each.n AS m FROM ${numbers(first, count)} AS people, ${numbers(1, 2)} AS each)`,
      ].map((sql) => env.DB.prepare(sql)),
    )
  }
}

async function costs(entries: number) {
  const began = Date.now()
  await fill(entries)
  console.log(`${entries} entries in ${Math.round((Date.now() - began) / 1000)} s`)
  await env.IMPACT_EVIDENCE.put('impact-pictures/3_1', 'png')
  const read: Record<string, { rowsRead: number; roundTrips: number }> = {}
  for (const address of addresses) {
    const watched = watch(env.DB)
    const { status, text } = await startApi({ db: watched.db }).call(address)
    if (status !== 200) throw new Error(`${address} answered ${status}: ${text}`)
    read[address] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
  }
  return read
}

it(
  'reads the same rows of public portfolios and their totals, of 10,000 entries and of up to a million',
  { timeout: 3_600_000 },
  async () => {
    const small = await costs(10_000)
    const large = await costs(most)
    const lines = addresses.map(
      (address) =>
        `${String(small[address]?.rowsRead).padStart(6)} ${String(large[address]?.rowsRead).padStart(9)}  ${address}`,
    )
    console.log(['Rows read of', ...lines].join('\n'))
    expect(large).toEqual(small)
  },
)

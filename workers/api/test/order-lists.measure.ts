import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const shapes = [
  '?state=pending_payment',
  '?state=paid',
  '?sort=oldest',
  '?state=paid&from=2026-10-20&to=2026-10-31',
  '?search=lake',
  '?search=K-00000900',
]

/**
 * Inserts orders, of which the older ones are paid. Order number n is always the same, so that a larger table only adds
 * older ones.
 */
const fill = (count: number, buyerId: string) =>
  env.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
      INSERT INTO orders (id, reference, buyer_id, item_kind, item_id, title, amount, state, last_change, placed_at,
        payable_until, paid_at, payment_reference)
      SELECT printf('ord_%08d', n), printf('K-%08d', n), ?2, 'course', 'crs_' || n, 'Reading lake ' || n, 500,
        iif(n % 2, 'pending_payment', 'paid'), 'chg', 1793000000000 - n * 1000, 1, iif(n % 2, NULL, 1), iif(n % 2, NULL, 'N' || n)
      FROM numbers`,
  )
    .bind(count, buyerId)
    .run()

async function rowsReadOf(count: number) {
  await emptyDatabase()
  const admin = await aUser('admin')
  await fill(count, (await aUser('student')).id)
  const read: Record<string, [rows: number, roundTrips: number]> = {}
  for (const shape of shapes) {
    const watched = watch(env.DB)
    const address = `/api/orders${shape}`
    const { status } = await startApi({ db: watched.db }).call(address, { headers: { cookie: admin.cookie } })
    expect(status).toBe(200)
    read[shape] = [watched.rowsRead, watched.roundTrips]
  }
  return read
}

it('reads the same rows of 4,000 orders and of 100,000', { timeout: 600_000 }, async () => {
  const [small, large] = [await rowsReadOf(4_000), await rowsReadOf(100_000)]
  console.log(JSON.stringify({ small, large }, null, 1))
  expect(large).toEqual(small)
})

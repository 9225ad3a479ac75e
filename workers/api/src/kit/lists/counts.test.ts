import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'

let admin: TestUser

const numbered = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1500)'

beforeAll(async () => {
  await emptyDatabase()
  admin = await aUser('admin')
  await env.DB.batch(
    [
      `INSERT INTO contact_messages (id, name, email, subject, message, status, submitted_at)
        ${numbered} SELECT 'msg_' || n, 'Ira', 'ira@kere.test', 'Lakes', 'Full.', iif(n > 1200, 'closed', 'new'), n FROM numbers`,
      `INSERT INTO newsletter_subscribers (id, email, topics, frequency, status, subscribed_at, asked_at)
        ${numbered} SELECT 'nls_' || n, n || '@kere.test', iif(n % 3, '["courses","events"]', '["events"]'), iif(n % 5, 'monthly', 'weekly'),
          iif(n > 900, 'unconfirmed', 'confirmed'), n, n FROM numbers`,
    ].map((sql) => env.DB.prepare(sql)),
  )
})

async function read(path: string) {
  const watched = watch(env.DB)
  const { body } = await startApi({ db: watched.db }).call(path, { headers: { cookie: admin.cookie } })
  return { body, rowsRead: watched.rowsRead }
}

describe('[U-22] a total of which a table of counts knows', () => {
  it.each([
    ['', 1500],
    ['?status=new', 1200],
    ['?status=closed&limit=1', 300],
  ])('of a list narrowed by "%s" is exact, and reads no row that is not shown', async (query, total) => {
    const { body, rowsRead } = await read(`/api/contact-messages${query}`)
    expect(body).toMatchObject({ total, totalIsLowerBound: false })
    expect(rowsRead).toBeLessThan(100)
  })

  it('is counted up to a thousand where the list is narrowed by something else too', async () => {
    const { body } = await read('/api/contact-messages?status=new&from=1970-01-01')
    expect(body).toMatchObject({ total: 1000, totalIsLowerBound: true })
  })
})

describe('the audiences of an issue', () => {
  it('are told without a look at the subscribers, as they are after each change', async () => {
    const first = await read('/api/newsletter-audiences')
    expect(first.rowsRead).toBeLessThan(100)
    for (const [audience, frequency, count] of [
      ['all', 'monthly', 900],
      ['all', 'weekly', 180],
      ['courses', 'monthly', 600],
      ['courses', 'weekly', 120],
      ['labs', 'monthly', 0],
    ])
      expect(first.body.items).toContainEqual({ audience, frequency, count })

    await env.DB.batch(
      [
        "UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = 1 WHERE id = 'nls_5'",
        "UPDATE newsletter_subscribers SET frequency = 'monthly', topics = '[\"labs\"]' WHERE id = 'nls_10'",
        "UPDATE newsletter_subscribers SET status = 'confirmed' WHERE id = 'nls_901'",
        "DELETE FROM newsletter_subscribers WHERE id = 'nls_1'",
      ].map((sql) => env.DB.prepare(sql)),
    )
    const { items } = (await read('/api/newsletter-audiences')).body
    for (const [audience, frequency, count] of [
      ['all', 'monthly', 899],
      ['all', 'weekly', 178],
      ['courses', 'monthly', 598],
      ['courses', 'weekly', 118],
      ['labs', 'monthly', 1],
    ])
      expect(items).toContainEqual({ audience, frequency, count })
  })
})

import { env } from 'cloudflare:workers'
import { afterEach } from 'vitest'
import { emptyDatabase } from './empty-database.ts'
import { countAnew } from './factories.ts'

// All test files share one runtime, so that the API is loaded only once.
const migrated = await env.DB.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'users'`).first()
if (migrated) await emptyDatabase()
// All migrations run in one batch. One by one, they would take longer than the tests of most files.
else await env.DB.batch(env.MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))))
countAnew()

/**
 * Checks every mail that a test has written: if its details name another person or contain their text, `about` must
 * hold that person's id.
 */
const unnamed = `SELECT DISTINCT template FROM outbox, json_each(details) WHERE about_id IS NULL AND value <> ''
  AND (key IN ('name', 'team') OR key LIKE '%Name' AND key NOT IN ('firstName', 'bankName')
    OR EXISTS (SELECT 1 FROM profiles WHERE id IS NOT outbox.user_id AND last_name <> '' AND instr(value, first_name || ' ' || last_name)))`

afterEach(async () => {
  const { results } = await env.DB.prepare(unnamed).all()
  if (results.length > 0)
    throw new Error(`Emails name somebody without saying whom they are about: ${JSON.stringify(results)}`)
})

import { env } from 'cloudflare:workers'
import { afterEach } from 'vitest'
import { emptyDatabase } from './empty-database.ts'
import { countAnew } from './factories.ts'

// Files share one runtime, so that the API is loaded once and not for each of them.
const migrated = await env.DB.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'users'`).first()
if (migrated) await emptyDatabase()
// All in one batch: applied one by one, the migrations take longer than most files' tests.
else await env.DB.batch(env.MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))))
countAnew()

/** Checks every mail of the tests: details that name another person, or hold their text, must say whom by `about`. */
const unnamed = `SELECT DISTINCT template FROM outbox, json_each(details) WHERE about_id IS NULL AND value <> ''
  AND (key IN ('name', 'team') OR key LIKE '%Name' AND key NOT IN ('firstName', 'bankName')
    OR EXISTS (SELECT 1 FROM profiles WHERE id IS NOT outbox.user_id AND last_name <> '' AND instr(value, first_name || ' ' || last_name)))`

afterEach(async () => {
  const { results } = await env.DB.prepare(unnamed).all()
  if (results.length > 0)
    throw new Error(`Emails name somebody without saying whom they are about: ${JSON.stringify(results)}`)
})

import { env } from 'cloudflare:workers'
import { emptyDatabase } from './empty-database.ts'
import { countAnew } from './factories.ts'

// Files share one runtime, so that the API is loaded once and not for each of them.
const migrated = await env.DB.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'users'`).first()
if (migrated) await emptyDatabase()
// All in one batch: applied one by one, the migrations take longer than most files' tests.
else await env.DB.batch(env.MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))))
countAnew()

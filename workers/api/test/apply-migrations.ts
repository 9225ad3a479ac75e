import { env } from 'cloudflare:workers'

// All in one batch: applied one by one, the migrations take longer than most files' tests.
await env.DB.batch(env.MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))))

import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { shared } from '@kere/tooling/test-patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // Databases that stand for a replica (`test/lagging-database.ts`), and for an account that has lost everything.
        d1Databases: { REPLICA: 'replica', EMPTY: 'empty' },
        bindings: {
          INTERLEAVINGS: process.env.INTERLEAVINGS ?? '40',
          INTERLEAVINGS_SEED: process.env.INTERLEAVINGS_SEED ?? '20261130',
          DELIVERIES: process.env.DELIVERIES ?? '200',
          KILLS: process.env.KILLS ?? '5',
          KILLS_SEED: process.env.KILLS_SEED ?? '20261130',
          MIGRATIONS: await readD1Migrations(fileURLToPath(new URL('../../d1/migrations', import.meta.url))),
        },
      },
    })),
  ],
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./test/begin-anew.ts'],
    ...shared,
  },
})

import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { shared } from '@kere/tooling/test-patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // wrangler.toml is left out: tests bring the outbox and the mail binding, which are other workers' there.
  plugins: [cloudflareTest({ main: './src/index.ts', miniflare: { compatibilityDate: '2026-09-18' } })],
  test: { name: 'jobs', include: ['src/**/*.test.ts'], ...shared },
})

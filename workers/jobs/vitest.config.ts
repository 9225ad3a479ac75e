import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { shared } from '@kere/tooling/test-patience'
import { defineConfig } from 'vitest/config'

/** These packages have files for browsers and for Node; the worker is bundled with those for browsers. */
const ofBrowsers = [
  'jsonld',
  '@digitalbazaar/data-integrity',
  '@digitalbazaar/eddsa-rdfc-2022-cryptosuite',
  '@digitalbazaar/vc',
]

export default defineConfig({
  // wrangler.toml is not used, because its outbox and mail bindings belong to other workers; the tests bring their own.
  plugins: [cloudflareTest({ main: './src/index.ts', miniflare: { compatibilityDate: '2026-09-18' } })],
  resolve: { mainFields: ['browser', 'module', 'main'] },
  test: {
    name: 'jobs',
    include: ['src/**/*.test.ts'],
    globalSetup: '@kere/tooling/build-mails',
    deps: { optimizer: { ssr: { enabled: true, include: ofBrowsers, rolldownOptions: { external: ['crypto'] } } } },
    ...shared,
  },
})

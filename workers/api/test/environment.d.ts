declare namespace Cloudflare {
  interface Env {
    REPLICA: D1Database
    /** How many interleavings the tests of payments run; `INTERLEAVINGS=10000` runs that many. */
    INTERLEAVINGS: string
    /** The seed of the first of them, so that a drill can be cut into runs. */
    INTERLEAVINGS_SEED: string
    /** How many events the test of webhooks delivers; `DELIVERIES=10000` delivers that many. */
    DELIVERIES: string
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
  }
}

interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}

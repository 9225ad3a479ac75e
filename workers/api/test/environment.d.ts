declare namespace Cloudflare {
  interface Env {
    REPLICA: D1Database
    EMPTY: D1Database
    /** How many interleavings the tests of payments run; `INTERLEAVINGS=10000` runs that many. */
    INTERLEAVINGS: string
    /** The seed of the first of them, so that a drill can be cut into runs. */
    INTERLEAVINGS_SEED: string
    /** How many events the test of webhooks delivers; `DELIVERIES=10000` delivers that many. */
    DELIVERIES: string
    /** How many kills the kill loop runs; `KILLS=100` runs that many. */
    KILLS: string
    /** The seed of the kill loop, which chooses the acts and the writes at which their workers die. */
    KILLS_SEED: string
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
  }
}

interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true; query?: string; import?: string }): Record<string, Module>
}

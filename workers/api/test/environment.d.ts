declare namespace Cloudflare {
  interface Env {
    /** Given by vitest.config.ts. */
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
  }
}

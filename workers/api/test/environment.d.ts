declare namespace Cloudflare {
  interface Env {
    REPLICA: D1Database
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
  }
}

interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}

declare namespace Cloudflare {
  interface Env {
    /** Given by vitest.config.ts. */
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
  }
}

interface ImportMeta {
  /** Vite's. */
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}

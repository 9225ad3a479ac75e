declare namespace Cloudflare {
  interface Env {
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
  }
}

interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}

import type { Tag } from '@kere/platform/boot'

export interface TagAdapter {
  scriptPath: string
  begin(tag: Tag): void
  /** A page view; the address has no search, which may hold a name or a token. */
  count(address: string): void
}

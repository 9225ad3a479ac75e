import type { Tag } from '@kere/platform/boot'

/** How one service counts. */
export interface TagAdapter {
  /** Of its script, at its origin. */
  scriptPath: string
  /** Says where to count, before its script is there. */
  begin(tag: Tag): void
  /** A page view; the address has no search, which may hold a name or a token. */
  count(address: string): void
}

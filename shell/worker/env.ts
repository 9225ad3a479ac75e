import type { ReleaseNewsRpc } from '@kere/contracts/console/releases-rpc'

export interface ShellEnv extends Omit<Env, 'RELEASE_NEWS'> {
  RELEASE_NEWS: ReleaseNewsRpc
  /** The token that a release needs. Without it, nothing can be released. */
  RELEASE_TOKEN?: string
  /** The secret with which the API signs access tokens. Without it, no session is valid. */
  ACCESS_TOKEN_SECRET?: string
  /** The secret before the last rotation, until it is dropped. It verifies and signs nothing. */
  OLD_ACCESS_TOKEN_SECRET?: string
  /** The OpenID provider that replaces Google. */
  GOOGLE_ISSUER?: string
  /**
   * The analytics service, the origin of its scripts, and its name for this site. Nothing is counted unless all three
   * are set (C-52).
   */
  ANALYTICS_SERVICE?: string
  ANALYTICS_ORIGIN?: string
  ANALYTICS_SITE?: string
  LOCAL_INBOX?: Fetcher
  LOCAL_GATEWAY?: Fetcher
}

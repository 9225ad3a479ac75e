import type { ReleaseNewsRpc } from '@kere/contracts/console/releases-rpc'

export interface ShellEnv extends Omit<Env, 'RELEASE_NEWS'> {
  RELEASE_NEWS: ReleaseNewsRpc
  /** Nothing can be released without it. */
  RELEASE_TOKEN?: string
  /** The API signs access tokens with it; unset, no session is valid. */
  ACCESS_TOKEN_SECRET?: string
  /** The OpenID provider that stands in for Google. */
  GOOGLE_ISSUER?: string
  /**
   * The analytics service, the origin that answers, and its name for this site. Without all three nothing is counted
   * (C-52).
   */
  ANALYTICS_SERVICE?: string
  ANALYTICS_ORIGIN?: string
  ANALYTICS_SITE?: string
  LOCAL_INBOX?: Fetcher
}

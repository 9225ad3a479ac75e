import type { ReleaseNewsRpc } from '@kere/contracts/console/releases-rpc'

export interface ShellEnv extends Omit<Env, 'RELEASE_NEWS'> {
  RELEASE_NEWS: ReleaseNewsRpc
  /** Where it is not set, nothing can be released. */
  RELEASE_TOKEN?: string
  /** The API signs access tokens with it; unset, no session is valid. */
  ACCESS_TOKEN_SECRET?: string
  /** The OpenID provider that stands in for Google. */
  GOOGLE_ISSUER?: string
  /** Which service counts page views, where it answers, and what it calls this site. Without all three nothing is counted (C-52). */
  ANALYTICS_SERVICE?: string
  ANALYTICS_ORIGIN?: string
  ANALYTICS_SITE?: string
  /** Of a local platform only. */
  LOCAL_INBOX?: Fetcher
}

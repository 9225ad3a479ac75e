export interface ShellEnv extends Env {
  /** Where it is not set, nothing can be released. */
  RELEASE_TOKEN?: string
  /** The API signs access tokens with it; where it is not set, nobody is signed in. */
  ACCESS_TOKEN_SECRET?: string
  /** The OpenID provider that stands in for Google. */
  GOOGLE_ISSUER?: string
  /** Which service counts page views, where it answers, and what it calls this site. Without all three nothing is counted (C-52). */
  ANALYTICS_SERVICE?: string
  ANALYTICS_ORIGIN?: string
  ANALYTICS_SITE?: string
  /** Only where the platform runs on somebody's own machine. */
  LOCAL_INBOX?: Fetcher
}

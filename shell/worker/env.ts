/** Bindings of wrangler.toml, and the secrets that are not in it. */
export interface ShellEnv extends Env {
  /** Bearer token of the release endpoint; where it is not set, nothing can be released. */
  RELEASE_TOKEN?: string
  /** What the API signs access tokens with; where it is not set, nobody is signed in. */
  ACCESS_TOKEN_SECRET?: string
  /** The OpenID provider that stands in for Google. */
  GOOGLE_ISSUER?: string
  /** Shows what mail was sent; only where the platform runs on somebody's own machine. */
  LOCAL_INBOX?: Fetcher
}

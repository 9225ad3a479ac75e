/** Bindings of wrangler.toml, and the secret that is not in it. */
export interface ShellEnv extends Env {
  /** Bearer token of the release endpoint; where it is not set, nothing can be released. */
  RELEASE_TOKEN?: string
}

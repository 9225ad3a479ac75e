import type { OutboxMessage } from '@kere/contracts/outbox-rpc'

/** Bindings of wrangler.toml, and the settings that are not in it. */
export interface ApiEnv extends Env {
  OUTBOX_QUEUE: Queue<OutboxMessage>
  /** Signs access tokens; the shell verifies with the same. At least 32 characters; without it nobody can sign in. */
  ACCESS_TOKEN_SECRET?: string
  /** Whoever holds and has proven this address, and is an admin, is the super admin (C-42). */
  SUPER_ADMIN_EMAIL?: string
  /** The OpenID provider behind "Sign in with Google"; Google itself if not said. */
  GOOGLE_ISSUER?: string
  /** This product as it is registered there; without both nobody signs in with Google. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  /** Who judges the answers to challenges on public forms, as Turnstile's siteverify does; without both nobody is asked. */
  CHALLENGE_VERIFY_URL?: string
  CHALLENGE_SECRET?: string
  /** Where what people write to us is told; the brand's own address if not said. */
  TEAM_EMAIL?: string
}

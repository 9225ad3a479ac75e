import type { Context, SignedIn } from '../context.ts'
import { DomainError } from './domain-error.ts'

/** The user behind a request to an endpoint that is not public. */
export function requireSignedIn({ actor }: Context): SignedIn {
  if (!actor) throw new DomainError('unauthenticated')
  return actor
}

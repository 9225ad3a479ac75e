import type { Context, SignedIn } from '../context.ts'
import { DomainError } from './domain-error.ts'

export function requireSignedIn({ actor }: Context): SignedIn {
  if (!actor) throw new DomainError('unauthenticated')
  return actor
}

import type { Context, SignedIn } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'

export function requireSignedIn({ actor }: Context): SignedIn {
  if (!actor) throw new DomainError('unauthenticated')
  return actor
}

import { eq, type Column, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'

/** Add this condition to the statement itself: a check after the statement would come too late. */
export const isOwn = (owner: Column, { userId }: Pick<SignedIn, 'userId'>): SQL => eq(owner, userId)

/**
 * Treats somebody else's thing as one that does not exist, so that nobody can probe for ids.
 * @throws {DomainError} `not_found`
 */
export function foundOwn<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new DomainError('not_found')
  return thing
}

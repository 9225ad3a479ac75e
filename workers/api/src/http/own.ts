import { eq, type Column, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'

/** Goes into the statement, never after it. */
export const isOwn = (owner: Column, { userId }: Pick<SignedIn, 'userId'>): SQL => eq(owner, userId)

/** Somebody else's is refused as what never was. @throws {DomainError} `not_found` */
export function foundOwn<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new DomainError('not_found')
  return thing
}

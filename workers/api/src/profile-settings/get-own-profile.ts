import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { dayInIndia } from '../lists/days.ts'
import { type OwnProfile, ownProfileOf } from './own-profile.ts'
import { selectOwnProfile, type StoredProfile } from './profile-settings.queries.ts'

/** @throws {DomainError} `unauthenticated` for somebody who was erased meanwhile */
export async function requireProfile(context: Context): Promise<StoredProfile> {
  const stored = await selectOwnProfile(context.db, requireSignedIn(context).userId)
  if (!stored) throw new DomainError('unauthenticated')
  return stored
}

export async function getOwnProfile(context: Context): Promise<OwnProfile> {
  return ownProfileOf(await requireProfile(context), dayInIndia(context.now()))
}

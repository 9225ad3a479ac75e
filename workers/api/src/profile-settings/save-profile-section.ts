import type { ProfileSectionName, ProfileSectionValues } from '@kere/contracts/profile-settings'
import { isAdult } from '../age.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { dayInIndia } from '../lists/days.ts'
import { requireProfile } from './get-own-profile.ts'
import { fieldsOf, type OwnProfile, ownProfileOf, storedFieldsOf, versionOf } from './own-profile.ts'
import { updateProfile } from './profile-settings.queries.ts'

interface SectionSave<Name extends ProfileSectionName> {
  version: number
  values: ProfileSectionValues[Name]
}

/** Over the version that was read; saving the same again is fine. @throws {DomainError} `profile_changed` */
export async function saveProfileSection<Name extends ProfileSectionName>(
  context: Context,
  name: Name,
  { version, values }: SectionSave<Name>,
): Promise<OwnProfile> {
  const today = dayInIndia(context.now())
  const stored = await requireProfile(context)
  const fields = fieldsOf(values, { adult: isAdult(stored.dateOfBirth, today) })
  const wanted = { ...stored, ...fields }
  const [before, after] = await Promise.all([versionOf(name, stored), versionOf(name, wanted)])
  if (before === after) return ownProfileOf(stored, today)

  const { userId } = requireSignedIn(context)
  const change = { userId, before: storedFieldsOf(name, stored), fields, at: context.now() }
  if (before !== version || !(await updateProfile(context.db, change))) throw new DomainError('profile_changed')
  return ownProfileOf(wanted, today)
}

import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { dayInIndia } from '../../base/days.ts'
import { ownProfileOf, fieldsOf, storedFieldsOf, versionOf, type OwnProfile } from './own-profile.ts'
import { selectOwnProfile, updateProfile, type StoredProfile } from './profile-settings.queries.ts'
import type { ProfileSectionName, ProfileSectionValues } from '@kere/contracts/accounts/profile-settings'
import { isAdult } from '../../base/age.ts'
import { avatar } from '@kere/contracts/accounts/avatar'
import { isOwnFile } from '../../kit/files/is-own-file.ts'

/** @throws {DomainError} `unauthenticated` if the user was erased in the meantime */
export async function requireProfile(context: Context): Promise<StoredProfile> {
  const stored = await selectOwnProfile(context.db, requireSignedIn(context).userId)
  if (!stored) throw new DomainError('unauthenticated')
  return stored
}

export async function getOwnProfile(context: Context): Promise<OwnProfile> {
  return ownProfileOf(await requireProfile(context), dayInIndia(context.at))
}

interface SectionSave<Name extends ProfileSectionName> {
  version: number
  values: ProfileSectionValues[Name]
}

/** Saves a section, if it has not changed since the version that was read. Saving the same values again succeeds. */
export async function saveProfileSection<Name extends ProfileSectionName>(
  context: Context,
  name: Name,
  { version, values }: SectionSave<Name>,
): Promise<OwnProfile> {
  const today = dayInIndia(context.at)
  const stored = await requireProfile(context)
  const fields = fieldsOf(values, { adult: isAdult(stored.dateOfBirth, today) })
  const wanted = { ...stored, ...fields }
  const [before, after] = await Promise.all([versionOf(name, stored), versionOf(name, wanted)])
  if (before === after || context.isDone) return ownProfileOf(stored, today)

  const { userId } = requireSignedIn(context)
  const change = { userId, before: storedFieldsOf(name, stored), fields }
  if (before !== version || !(await updateProfile(context, change))) throw new DomainError('profile_changed')
  return ownProfileOf(wanted, today)
}

/** @throws {DomainError} `validation_failed` unless the path is a photo that the user has uploaded */
export async function setAvatar(context: Context, path: string | null): Promise<OwnProfile> {
  const stored = await requireProfile(context)
  const isUploaded = path === null || path === stored.avatarUrl || (await isOwnFile(context, avatar, path))
  if (!isUploaded) throw invalidField('/body/path', 'Please upload the picture')
  const { userId } = requireSignedIn(context)
  await updateProfile(context, { userId, before: {}, fields: { avatarUrl: path } })
  return ownProfileOf({ ...stored, avatarUrl: path }, dayInIndia(context.at))
}

import { avatar } from '@kere/contracts/avatar'
import type { Context } from '../context.ts'
import { isOwnFile } from '../files/is-own-file.ts'
import { invalidField } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { dayInIndia } from '../lists/days.ts'
import { requireProfile } from './get-own-profile.ts'
import { type OwnProfile, ownProfileOf } from './own-profile.ts'
import { updateProfile } from './profile-settings.queries.ts'

/** @throws {DomainError} `validation_failed` for anything but a picture that the user has uploaded as a photo */
export async function setAvatar(context: Context, path: string | null): Promise<OwnProfile> {
  const stored = await requireProfile(context)
  const isUploaded = path === null || path === stored.avatarUrl || (await isOwnFile(context, avatar, path))
  if (!isUploaded) throw invalidField('/body/path', 'Please upload the picture')
  const { userId } = requireSignedIn(context)
  await updateProfile(context.db, { userId, before: {}, fields: { avatarUrl: path }, at: context.now() })
  return ownProfileOf({ ...stored, avatarUrl: path }, dayInIndia(context.now()))
}

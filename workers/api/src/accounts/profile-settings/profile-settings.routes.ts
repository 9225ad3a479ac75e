import * as endpoints from '@kere/contracts/accounts/profile-settings'
import { renewAccess } from '../auth/renew-access.ts'
import { route } from '../../http/route.ts'
import { getOwnProfile, saveProfileSection, setAvatar } from './profile-settings.ts'

export const routes = [
  route(endpoints.getOwnProfile, (context) => getOwnProfile(context)),
  route(endpoints.setAvatar, (context, { body }) => setAvatar(context, body.path)),
  route(endpoints.saveProfileName, async (context, { body }, exchange) => {
    const profile = await saveProfileSection(context, 'name', body)
    await renewAccess(context, exchange)
    return profile
  }),
  route(endpoints.saveProfileAbout, (context, { body }) => saveProfileSection(context, 'about', body)),
  route(endpoints.saveProfileStudy, (context, { body }) => saveProfileSection(context, 'study', body)),
  route(endpoints.saveProfileWork, (context, { body }) => saveProfileSection(context, 'work', body)),
  route(endpoints.saveProfileLinks, (context, { body }) => saveProfileSection(context, 'links', body)),
  route(endpoints.saveProfileSubjects, (context, { body }) => saveProfileSection(context, 'subjects', body)),
  route(endpoints.saveProfileHub, (context, { body }) => saveProfileSection(context, 'hub', body)),
  route(endpoints.saveProfileDirectory, (context, { body }) => saveProfileSection(context, 'directory', body)),
  route(endpoints.saveProfilePersonal, (context, { body }) => saveProfileSection(context, 'personal', body)),
]

import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type {
  getOwnProfile,
  ProfileSectionName,
  ProfileSectionValues,
  PublicProfile,
} from '@kere/contracts/accounts/profile-settings'
import type { Role } from '@kere/contracts/accounts/roles'
import { nameOf } from '../accounts/person.ts'
import { isAdult } from '../../base/age.ts'
import { hashHex } from '../../base/digests.ts'
import type { ProfileFields, StoredProfile } from './profile-settings.queries.ts'

export type OwnProfile = EndpointAnswer<typeof getOwnProfile>

const columns = {
  name: ['firstName', 'lastName'],
  about: ['bio', 'location', 'languagesSpoken', 'certifications'],
  study: ['studyYear', 'instituteName', 'state', 'organizationAffiliation'],
  work: ['designation', 'organizationAffiliation', 'teachingExperience'],
  links: ['phoneNumber', 'linkedinUrl', 'lumaProfileUrl', 'whatsappGroupLink'],
  subjects: ['subjectsOfInterest'],
  hub: ['isDiscoverable'],
  directory: ['publicProfile', 'showsLumaProfile', 'showsWhatsappGroup'],
  personal: ['gender'],
} as const satisfies Record<ProfileSectionName, readonly (keyof StoredProfile & keyof ProfileFields)[]>

export const storedFieldsOf = (name: ProfileSectionName, stored: StoredProfile): ProfileFields =>
  Object.fromEntries(columns[name].map((column) => [column, stored[column]]))

/** A section's version: 48 bits of the hash of its stored values. */
export async function versionOf(name: ProfileSectionName, stored: StoredProfile): Promise<number> {
  const values = columns[name].map((column) => stored[column])
  return Number.parseInt((await hashHex(JSON.stringify(values))).slice(0, 12), 16)
}

/** The roles that have each section. Sections for adults are shown to nobody under 18 (C-49). */
const owners: Record<ProfileSectionName, { roles: readonly Role[]; adult?: true }> = {
  name: { roles: ['student', 'educator', 'admin'] },
  about: { roles: ['student', 'educator', 'admin'] },
  study: { roles: ['student'] },
  work: { roles: ['educator', 'admin'] },
  links: { roles: ['educator'], adult: true },
  subjects: { roles: ['student', 'educator'] },
  hub: { roles: ['student'], adult: true },
  directory: { roles: ['educator'], adult: true },
  personal: { roles: ['student', 'educator', 'admin'], adult: true },
}

/** Converts the sent values to stored ones: an empty text becomes null. */
export function fieldsOf(
  values: Partial<ProfileSectionValues[ProfileSectionName]>,
  { adult }: { adult: boolean },
): ProfileFields {
  const fields: ProfileFields = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  )
  if ('location' in fields && !adult) fields.location = null
  // One switch sets both columns (C-29).
  if ('publicProfile' in fields) fields.visibilityStatus = fields.publicProfile ? 'public' : 'private'
  return fields
}

export async function ownProfileOf(stored: StoredProfile, today: string): Promise<OwnProfile> {
  const { role, email, dateOfBirth, avatarUrl } = stored
  const adult = isAdult(dateOfBirth, today)
  const section = async <Values>(name: ProfileSectionName, values: Values) => {
    const { roles, adult: needsAdult = false } = owners[name]
    if (!roles.includes(role) || (needsAdult && !adult)) return undefined
    return { version: await versionOf(name, stored), values }
  }
  const text = (value: string | null) => value ?? ''
  const [name, about, study, work, links, subjects, hub, directory, personal] = await Promise.all([
    section('name', { firstName: stored.firstName, lastName: stored.lastName }),
    section('about', {
      bio: text(stored.bio),
      location: text(stored.location),
      languagesSpoken: stored.languagesSpoken,
      certifications: stored.certifications,
    }),
    section('study', {
      // The cast is safe for display: a value that an older release offered is shown as it is.
      studyYear: stored.studyYear as OwnSection<'study'>['studyYear'],
      instituteName: text(stored.instituteName),
      state: stored.state as OwnSection<'study'>['state'],
      organizationAffiliation: text(stored.organizationAffiliation),
    }),
    section('work', {
      designation: text(stored.designation),
      organizationAffiliation: text(stored.organizationAffiliation),
      teachingExperience: stored.teachingExperience,
    }),
    section('links', {
      phoneNumber: text(stored.phoneNumber),
      linkedinUrl: text(stored.linkedinUrl),
      lumaProfileUrl: text(stored.lumaProfileUrl),
      whatsappGroupLink: text(stored.whatsappGroupLink),
    }),
    section('subjects', { subjectsOfInterest: stored.subjectsOfInterest }),
    section('hub', { isDiscoverable: stored.isDiscoverable }),
    section('directory', {
      publicProfile: stored.publicProfile,
      showsLumaProfile: stored.showsLumaProfile,
      showsWhatsappGroup: stored.showsWhatsappGroup,
    }),
    section('personal', { gender: stored.gender }),
  ])
  return {
    role,
    email,
    dateOfBirth,
    isAdult: adult,
    avatarPath: avatarUrl,
    sections: { name, about, study, work, links, subjects, hub, directory, personal },
    asOthersSee: { isListed: isListed(stored, adult), profile: publicProfileOf(stored, adult) },
  }
}

type OwnSection<Name extends ProfileSectionName> = NonNullable<OwnProfile['sections'][Name]>['values']

const isListed = ({ role, isDiscoverable, publicProfile }: StoredProfile, adult: boolean) =>
  adult && ((role === 'student' && isDiscoverable) || (role === 'educator' && publicProfile))

/** The public profile is built field by field, so that a new column stays private until it is named here (C-30). */
export function publicProfileOf(stored: StoredProfile, adult: boolean): PublicProfile {
  const nobodysBusiness: PublicProfile = {
    name: `${stored.firstName} ${[...stored.lastName][0] ?? ''}.`,
    avatarPath: null,
    bio: null,
    designation: null,
    organization: null,
    instituteName: null,
    location: null,
    subjects: [],
    languages: [],
    calendarUrl: null,
    groupUrl: null,
  }
  if (!adult) return nobodysBusiness
  const isEducator = stored.role === 'educator'
  return {
    name: nameOf(stored),
    avatarPath: stored.avatarUrl,
    bio: stored.bio,
    designation: stored.role === 'student' ? null : stored.designation,
    organization: stored.organizationAffiliation,
    instituteName: stored.role === 'student' ? stored.instituteName : null,
    location: stored.location,
    subjects: stored.subjectsOfInterest,
    languages: stored.languagesSpoken,
    calendarUrl: isEducator && stored.publicProfile && stored.showsLumaProfile ? stored.lumaProfileUrl : null,
    groupUrl: isEducator && stored.publicProfile && stored.showsWhatsappGroup ? stored.whatsappGroupLink : null,
  }
}

import { linkHosts } from '@kere/brand/link-hosts'
import * as z from 'zod/mini'
import { educatorAnswers } from './educator-profile.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { limits } from '../http/limits.ts'
import { studentOnboarding } from './onboarding.ts'
import { states, studyYears, subjects } from './onboarding-options.ts'
import { openEnum } from '../http/open-enum.ts'
import { personName } from '../text/person-name.ts'
import { profileLink } from './profile-link.ts'
import { genders, profileMessages } from './profile-settings-options.ts'
import { optionalLine, optionalText } from '../text/text.ts'
import { roles } from './roles.ts'

// Each section has its own version, computed from its stored values, so that a change in another section is no
// conflict.

export const problems = {
  profile_changed: {
    status: 409,
    title: 'This part of your profile was changed somewhere else, so your changes were not saved',
  },
} as const

const unique = <Entry>(entries: Entry[]) => [...new Set(entries)]

/** Drops blank entries and repetitions (S-360). */
const entries = (max: number) =>
  z.array(optionalLine(limits.entryLength)).check(
    z.overwrite((list) => unique(list.filter(Boolean))),
    z.maxLength(max, fieldMessages.tooMany(max)),
  )

/** The subjects of S-359. A list that is too long is refused before any subject is checked. */
const chosenSubjects = z.pipe(
  z
    .array(z.string())
    .check(
      z.overwrite(unique),
      z.maxLength(limits.subjectsOfInterest, fieldMessages.tooMany(limits.subjectsOfInterest)),
    ),
  z.array(z.enum(subjects)),
)

const { designation, teachingExperience, linkedinUrl, phoneNumber, lumaProfileUrl } = educatorAnswers.shape
const { studyYear, instituteName, state } = studentOnboarding.shape

const whatsappInvalid = `Please enter a valid WhatsApp group link starting with ${linkHosts.whatsapp[0]}/`

export const profileSections = {
  name: z.strictObject({
    firstName: personName('First name is required'),
    lastName: personName('Last name is required'),
  }),
  about: z.strictObject({
    bio: optionalText(limits.bioLength),
    /** People under 18 have no location (C-49). */
    location: optionalLine(limits.lineLength),
    languagesSpoken: entries(limits.languagesSpoken),
    certifications: entries(limits.certifications),
  }),
  study: z.strictObject({
    studyYear,
    instituteName,
    state,
    /** The organization can be searched for in the educators' hub (S-219). */
    organizationAffiliation: z.optional(optionalLine(limits.lineLength)),
  }),
  work: z.strictObject({
    designation,
    organizationAffiliation: optionalLine(limits.lineLength),
    teachingExperience: z.nullable(teachingExperience),
  }),
  links: z.strictObject({
    phoneNumber: z.union([z.literal(''), phoneNumber], fieldMessages.phoneInvalid),
    linkedinUrl,
    lumaProfileUrl,
    whatsappGroupLink: profileLink(linkHosts.whatsapp, whatsappInvalid),
  }),
  subjects: z.strictObject({ subjectsOfInterest: chosenSubjects }),
  hub: z.strictObject({ isDiscoverable: z.boolean() }),
  directory: z.strictObject({
    /** Sets `visibility_status` too (C-29). */
    publicProfile: z.boolean(),
    showsLumaProfile: z.boolean(),
    showsWhatsappGroup: z.boolean(),
  }),
  personal: z.strictObject({ gender: z.nullable(z.enum(genders)) }),
} as const

export type ProfileSectionName = keyof typeof profileSections

export type ProfileSectionValues = { [Name in ProfileSectionName]: z.input<(typeof profileSections)[Name]> }

const section = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.optional(z.object({ version: z.int(), values: z.object(shape) }))

/**
 * The only fields that others may see (C-30). For people under 18 or of unknown age, only the first name and an
 * initial.
 */
export const publicProfile = z.object({
  name: z.string(),
  avatarPath: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  instituteName: z.nullable(z.string()),
  location: z.nullable(z.string()),
  subjects: z.array(z.string()),
  languages: z.array(z.string()),
  /** Both links are shown only if the educator has opted in to each. */
  calendarUrl: z.nullable(z.string()),
  groupUrl: z.nullable(z.string()),
})

export type PublicProfile = z.infer<typeof publicProfile>

export const ownProfile = z.object({
  role: openEnum(roles),
  /** The address cannot be changed here (S-350, S-508). */
  email: z.string(),
  dateOfBirth: z.nullable(z.iso.date()),
  isAdult: z.boolean(),
  avatarPath: z.nullable(z.string()),
  sections: z.object({
    name: section({ firstName: z.string(), lastName: z.string() }),
    about: section({
      bio: z.string(),
      location: z.string(),
      languagesSpoken: z.array(z.string()),
      certifications: z.array(z.string()),
    }),
    study: section({
      studyYear: z.nullable(openEnum(studyYears)),
      instituteName: z.string(),
      state: z.nullable(openEnum(states)),
      organizationAffiliation: z.optional(z.string()),
    }),
    work: section({
      designation: z.string(),
      organizationAffiliation: z.string(),
      teachingExperience: z.nullable(z.int()),
    }),
    links: section({
      phoneNumber: z.string(),
      linkedinUrl: z.string(),
      lumaProfileUrl: z.string(),
      whatsappGroupLink: z.string(),
    }),
    subjects: section({ subjectsOfInterest: z.array(z.string()) }),
    hub: section({ isDiscoverable: z.boolean() }),
    directory: section({
      publicProfile: z.boolean(),
      showsLumaProfile: z.boolean(),
      showsWhatsappGroup: z.boolean(),
    }),
    personal: section({ gender: z.nullable(openEnum(genders)) }),
  }),
  asOthersSee: z.object({
    isListed: z.boolean(),
    profile: publicProfile,
  }),
})

export type OwnProfile = z.infer<typeof ownProfile>

export const getOwnProfile = defineEndpoint('getOwnProfile', 'GET /api/me/profile', {
  summary: 'What the caller says of themselves, in sections that are saved alone, and what others see of it.',
  access: { roles, needs: ['onboarded'], minors: 'open' },
  response: ownProfile,
  failure: 'Failed to fetch your profile',
})

/** Takes the path of a picture of the kind `avatar` that the caller has uploaded, or null to remove the picture. */
export const setAvatar = defineEndpoint('setAvatar', 'PUT /api/me/profile/avatar', {
  summary: 'Shows an uploaded picture as the caller’s photo, or none.',
  access: { roles, needs: ['onboarded', 'adult'] },
  body: z.strictObject({ path: z.nullable(z.string().check(z.maxLength(limits.linkLength))) }),
  response: ownProfile,
  failure: 'Failed to upload image. Please try again.',
})

const saved = {
  status: 200,
  response: ownProfile,
  problems: ['profile_changed'],
  failure: profileMessages.failed,
} as const

const bodyOf = <Values extends z.core.$ZodType>(values: Values) => z.strictObject({ version: z.int(), values })

/** Renews the access cookie, because it contains the name. */
export const saveProfileName = defineEndpoint('saveProfileName', 'PUT /api/me/profile/name', {
  ...saved,
  summary: 'Saves the caller’s name. Renews the access cookie.',
  access: { roles, needs: ['onboarded'], minors: 'open' },
  body: bodyOf(profileSections.name),
  isNeverStored: true,
})

export const saveProfileAbout = defineEndpoint('saveProfileAbout', 'PUT /api/me/profile/about', {
  ...saved,
  summary: 'Saves what the caller tells about themselves. Of somebody under 18 no location is kept.',
  access: { roles, needs: ['onboarded'] },
  body: bodyOf(profileSections.about),
})

export const saveProfileStudy = defineEndpoint('saveProfileStudy', 'PUT /api/me/profile/study', {
  ...saved,
  summary: 'Saves where and in which year a learner studies.',
  access: { roles: ['student'], needs: ['onboarded'] },
  body: bodyOf(profileSections.study),
})

export const saveProfileWork = defineEndpoint('saveProfileWork', 'PUT /api/me/profile/work', {
  ...saved,
  summary: 'Saves what an educator or admin does, and where.',
  access: { roles: ['educator', 'admin'], needs: ['onboarded'] },
  body: bodyOf(profileSections.work),
})

export const saveProfileLinks = defineEndpoint('saveProfileLinks', 'PUT /api/me/profile/links', {
  ...saved,
  summary: 'Saves phone number and links of an educator.',
  access: { roles: ['educator'], needs: ['onboarded', 'adult'] },
  body: bodyOf(profileSections.links),
})

export const saveProfileSubjects = defineEndpoint('saveProfileSubjects', 'PUT /api/me/profile/subjects', {
  ...saved,
  summary: 'Saves the subjects of interest, 6 at most.',
  access: { roles: ['student', 'educator'], needs: ['onboarded'] },
  body: bodyOf(profileSections.subjects),
})

export const saveProfileHub = defineEndpoint('saveProfileHub', 'PUT /api/me/profile/hub', {
  ...saved,
  summary: 'Says whether the learner hub shows a learner.',
  access: { roles: ['student'], needs: ['onboarded', 'adult'] },
  body: bodyOf(profileSections.hub),
})

export const saveProfileDirectory = defineEndpoint('saveProfileDirectory', 'PUT /api/me/profile/directory', {
  ...saved,
  summary: 'Says whether the public directory shows an educator, and with which links.',
  access: { roles: ['educator'], needs: ['onboarded', 'adult'] },
  body: bodyOf(profileSections.directory),
})

export const saveProfilePersonal = defineEndpoint('saveProfilePersonal', 'PUT /api/me/profile/personal', {
  ...saved,
  summary: 'Saves what only the caller and the team see.',
  access: { roles, needs: ['onboarded', 'adult'] },
  body: bodyOf(profileSections.personal),
})

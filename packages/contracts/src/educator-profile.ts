import { linkHosts } from '@kere/brand/link-hosts'
import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'
import { limits } from './limits.ts'
import { subjects } from './onboarding-options.ts'
import { personName } from './person-name.ts'

const educatorMessages = {
  /** S-269 to S-280 */
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  designationRequired: 'Designation is required',
  bioTooShort: 'Please provide a bio of at least 20 characters',
  teachingExperienceInvalid: 'Please enter a valid number of years',
  subjectRequired: 'Please add at least one subject',
  languageRequired: 'Please add at least one language',
  organizationRequired: 'Organization affiliation is required',
  linkedinInvalid: 'Please enter a valid LinkedIn URL',
  lumaInvalid: `Please enter a valid Lu.ma URL starting with ${linkHosts.luma[0]}/`,
} as const

const line = (required: string) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(limits.lineLength, fieldMessages.tooLong(limits.lineLength)))

const entry = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.entryLength, fieldMessages.tooLong(limits.entryLength)))

const startsWithHost = (hosts: readonly string[]) => (url: string) =>
  url === '' || (/^\S+$/.test(url) && hosts.some((host) => url.startsWith(`${host}/`)))

/** Empty where there is none; else an address of one of these hosts (C-55). */
export const profileLink = (hosts: readonly string[], invalid: string) =>
  z.string().check(z.trim(), z.maxLength(limits.linkLength, invalid), z.refine(startsWithHost(hosts), invalid))

const separators = /[\s\-.()]/g

/** An optional plus and 10 to 12 digits (S-279, C-56). */
const phoneNumber = z.pipe(
  z.pipe(
    z.string(fieldMessages.phoneInvalid),
    z.transform((text) => text.replaceAll(separators, '')),
  ),
  z.string().check(z.regex(/^\+?\d{10,12}$/, fieldMessages.phoneInvalid)),
)

/** One field a question, in the order of the chat (S-267 to S-280). */
export const educatorAnswers = z.strictObject({
  /** As registration takes them, where they can no longer be changed (S-315). */
  firstName: personName(educatorMessages.firstNameRequired),
  lastName: personName(educatorMessages.lastNameRequired),
  designation: line(educatorMessages.designationRequired),
  /** At least 20 characters once trimmed (C-12). */
  bio: z
    .string(educatorMessages.bioTooShort)
    .check(
      z.trim(),
      z.minLength(limits.bioMinLength, educatorMessages.bioTooShort),
      z.maxLength(limits.bioLength, fieldMessages.tooLong(limits.bioLength)),
    ),
  teachingExperience: z
    .int(educatorMessages.teachingExperienceInvalid)
    .check(
      z.minimum(0, educatorMessages.teachingExperienceInvalid),
      z.maximum(limits.teachingExperienceYears, educatorMessages.teachingExperienceInvalid),
    ),
  subjectsOfInterest: z
    .array(z.enum(subjects), educatorMessages.subjectRequired)
    .check(
      z.minLength(1, educatorMessages.subjectRequired),
      z.maxLength(limits.subjectsOfInterest, fieldMessages.tooMany(limits.subjectsOfInterest)),
    ),
  languagesSpoken: z
    .array(entry, educatorMessages.languageRequired)
    .check(
      z.minLength(1, educatorMessages.languageRequired),
      z.maxLength(limits.languagesSpoken, fieldMessages.tooMany(limits.languagesSpoken)),
    ),
  organizationAffiliation: line(educatorMessages.organizationRequired),
  linkedinUrl: profileLink(linkHosts.linkedin, educatorMessages.linkedinInvalid),
  certifications: z
    .array(entry)
    .check(z.maxLength(limits.certifications, fieldMessages.tooMany(limits.certifications))),
  phoneNumber,
  lumaProfileUrl: profileLink(linkHosts.luma, educatorMessages.lumaInvalid),
})

export type EducatorAnswers = z.infer<typeof educatorAnswers>

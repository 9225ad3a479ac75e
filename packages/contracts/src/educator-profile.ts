import { linkHosts } from '@kere/brand/link-hosts'
import * as z from 'zod/mini'
import { accountMessages } from './account-messages.ts'
import { limits } from './limits.ts'
import { subjects } from './onboarding-options.ts'
import { personName } from './person-name.ts'

const line = (required: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(limits.lineLength, accountMessages.tooLong(limits.lineLength)),
    )

const entry = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.entryLength, accountMessages.tooLong(limits.entryLength)))

const startsWithHost = (hosts: readonly string[]) => (url: string) =>
  url === '' || (/^\S+$/.test(url) && hosts.some((host) => url.startsWith(`${host}/`)))

const link = (hosts: readonly string[], invalid: string) =>
  z.string().check(z.trim(), z.maxLength(limits.linkLength, invalid), z.refine(startsWithHost(hosts), invalid))

/** What people put between the digits of a phone number. */
const separators = /[\s\-.()]/g

/** An optional plus and 10 to 12 digits (S-279, C-56). */
const phoneNumber = z.pipe(
  z.pipe(
    z.string(accountMessages.phoneInvalid),
    z.transform((text) => text.replaceAll(separators, '')),
  ),
  z.string().check(z.regex(/^\+?\d{10,12}$/, accountMessages.phoneInvalid)),
)

/** One field a question, in the order of the chat (S-267 to S-280). */
export const educatorAnswers = z.strictObject({
  /** As registration takes them, where they can no longer be changed (S-315). */
  firstName: personName(accountMessages.firstNameRequired),
  lastName: personName(accountMessages.lastNameRequired),
  designation: line(accountMessages.designationRequired),
  /** At least 20 characters once trimmed (C-12). */
  bio: z
    .string(accountMessages.bioTooShort)
    .check(
      z.trim(),
      z.minLength(limits.bioMinLength, accountMessages.bioTooShort),
      z.maxLength(limits.bioLength, accountMessages.tooLong(limits.bioLength)),
    ),
  teachingExperience: z
    .int(accountMessages.teachingExperienceInvalid)
    .check(
      z.minimum(0, accountMessages.teachingExperienceInvalid),
      z.maximum(limits.teachingExperienceYears, accountMessages.teachingExperienceInvalid),
    ),
  subjectsOfInterest: z
    .array(z.enum(subjects), accountMessages.subjectRequired)
    .check(
      z.minLength(1, accountMessages.subjectRequired),
      z.maxLength(limits.subjectsOfInterest, accountMessages.tooMany(limits.subjectsOfInterest)),
    ),
  languagesSpoken: z
    .array(entry, accountMessages.languageRequired)
    .check(
      z.minLength(1, accountMessages.languageRequired),
      z.maxLength(limits.languagesSpoken, accountMessages.tooMany(limits.languagesSpoken)),
    ),
  organizationAffiliation: line(accountMessages.organizationRequired),
  /** Empty where there is none. */
  linkedinUrl: link(linkHosts.linkedin, accountMessages.linkedinInvalid),
  certifications: z
    .array(entry)
    .check(z.maxLength(limits.certifications, accountMessages.tooMany(limits.certifications))),
  phoneNumber,
  /** Empty where there is none. */
  lumaProfileUrl: link(linkHosts.luma, accountMessages.lumaInvalid),
})

export type EducatorAnswers = z.infer<typeof educatorAnswers>

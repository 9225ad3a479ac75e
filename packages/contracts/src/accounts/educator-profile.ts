import { t } from '@kere/brand/messages'
import { linkHosts } from '@kere/brand/link-hosts'
import * as z from 'zod/mini'
import { fieldMessages } from '../text/field-messages.ts'
import { limits } from '../http/limits.ts'
import { subjects } from './onboarding-options.ts'
import { foldNumber } from '../text/visible-text.ts'
import { personName } from '../text/person-name.ts'
import { profileLink } from './profile-link.ts'
import { lineField, requiredLine, textField } from '../text/text.ts'

const educatorMessages = {
  firstNameRequired: t('First name is required', 'Error'),
  lastNameRequired: t('Last name is required', 'Error'),
  designationRequired: t('Designation is required', 'Error'),
  bioTooShort: t('Please provide a bio of at least 20 characters', 'Error'),
  teachingExperienceInvalid: t('Please enter a valid number of years', 'Error'),
  subjectRequired: t('Please add at least one subject', 'Error'),
  languageRequired: t('Please add at least one language', 'Error'),
  organizationRequired: t('Organization affiliation is required', 'Error'),
  linkedinInvalid: `Please enter a valid LinkedIn URL, for example ${linkHosts.linkedin[0]}/in/asha-rao`,
  lumaInvalid: `Please enter a valid Lu.ma URL starting with ${linkHosts.luma[0]}/, for example ${linkHosts.luma[0]}/asha-rao`,
} as const

const line = (required: string) => requiredLine(required, limits.lineLength)

const entry = lineField().check(
  z.minLength(1),
  z.maxLength(limits.entryLength, fieldMessages.tooLong(limits.entryLength)),
)

/** Reads `0091` as `+91`, and drops the trunk 0 that people write behind a country code: `+91 (0) 98450 12345`. */
const asDialled = (text: string) =>
  foldNumber(text)
    .replaceAll(/\s+/g, '')
    .replace('＋', '+')
    .replace(/^((?:\+|00)\d{1,3})\(0\)/, '$1')
    .replaceAll(/[-.()]/g, '')
    .replace(/^00(?=\d{10,13}$)/, '+')
    .replace(/^\+910(?=\d{10}$)/, '+91')

/** A phone number: an optional plus and 10 to 12 digits (S-279, C-56). */
const phoneNumber = z.pipe(
  z.pipe(lineField(fieldMessages.phoneInvalid), z.transform(asDialled)),
  z.string().check(z.regex(/^\+?\d{10,12}$/, fieldMessages.phoneInvalid)),
)

/** The answers of the chat, one field for each question, in its order (S-267 to S-280). */
export const educatorAnswers = z.strictObject({
  /** The names come from registration and cannot be changed here (S-315), so they follow its rules. */
  firstName: personName(educatorMessages.firstNameRequired),
  lastName: personName(educatorMessages.lastNameRequired),
  designation: line(educatorMessages.designationRequired),
  bio: textField(educatorMessages.bioTooShort).check(
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

import type { OwnProfile } from '@kere/contracts/accounts/profile-settings'
import { fieldId } from './field-id.ts'

interface ProfilePart {
  label: string
  isDone: boolean
  href: string
}

export function partsOf({ avatarPath, isAdult, sections }: OwnProfile): ProfilePart[] {
  const { about, study, work, links, subjects } = sections
  const part = (label: string, field: string, value: unknown) => ({
    label,
    isDone: Array.isArray(value) ? value.length > 0 : value !== '' && value !== null,
    href: `#${fieldId(field)}`,
  })
  return [
    ...(isAdult ? [part('Add a photo', 'photo', avatarPath)] : []),
    ...(about
      ? [
          part('Write a short bio', 'bio', about.values.bio),
          ...(isAdult ? [part('Say where you live', 'location', about.values.location)] : []),
          part('Add a language', 'languagesSpoken', about.values.languagesSpoken),
          part('Add a certification, if you have one', 'certifications', about.values.certifications),
        ]
      : []),
    ...(study
      ? [
          part('Choose your year of study', 'studyYear', study.values.studyYear),
          part('Add your institute', 'instituteName', study.values.instituteName),
          part('Choose your state', 'state', study.values.state),
        ]
      : []),
    ...(work
      ? [
          part('Add your designation', 'designation', work.values.designation),
          part('Add your organization', 'organizationAffiliation', work.values.organizationAffiliation),
          part('Add your teaching experience', 'teachingExperience', work.values.teachingExperience),
        ]
      : []),
    ...(subjects ? [part('Choose a subject', 'subjectsOfInterest', subjects.values.subjectsOfInterest)] : []),
    ...(links ? [part('Add your LinkedIn profile', 'linkedinUrl', links.values.linkedinUrl)] : []),
  ]
}

import { t } from '@kere/brand/messages'
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
    ...(isAdult ? [part(t('Add a photo', 'Text, profile'), 'photo', avatarPath)] : []),
    ...(about
      ? [
          part(t('Write a short bio', 'Text, profile'), 'bio', about.values.bio),
          ...(isAdult ? [part(t('Say where you live', 'Text, profile'), 'location', about.values.location)] : []),
          part(t('Add a language', 'Text, profile'), 'languagesSpoken', about.values.languagesSpoken),
          part(
            t('Add a certification, if you have one', 'Text, profile'),
            'certifications',
            about.values.certifications,
          ),
        ]
      : []),
    ...(study
      ? [
          part(t('Choose your year of study', 'Text, profile'), 'studyYear', study.values.studyYear),
          part(t('Add your institute', 'Text, profile'), 'instituteName', study.values.instituteName),
          part(t('Choose your state', 'Text, profile'), 'state', study.values.state),
        ]
      : []),
    ...(work
      ? [
          part(t('Add your designation', 'Text, profile'), 'designation', work.values.designation),
          part(
            t('Add your organization', 'Text, profile'),
            'organizationAffiliation',
            work.values.organizationAffiliation,
          ),
          part(
            t('Add your teaching experience', 'Text, profile'),
            'teachingExperience',
            work.values.teachingExperience,
          ),
        ]
      : []),
    ...(subjects
      ? [part(t('Choose a subject', 'Text, profile'), 'subjectsOfInterest', subjects.values.subjectsOfInterest)]
      : []),
    ...(links ? [part(t('Add your LinkedIn profile', 'Text, profile'), 'linkedinUrl', links.values.linkedinUrl)] : []),
  ]
}

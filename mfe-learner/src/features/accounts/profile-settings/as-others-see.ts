import type { OwnProfile, PublicProfile } from '@kere/contracts/accounts/profile-settings'
import type { TypedSections } from './typed-sections.ts'

/**
 * Computes what others will see once the typed text is saved. It only replaces values of the API's answer, and adds
 * none.
 */
export function previewOf(
  { asOthersSee: { profile }, sections, isAdult }: OwnProfile,
  typed: TypedSections,
): PublicProfile {
  const values = <Values extends object>(name: keyof TypedSections, stored: { values: Values } | undefined) =>
    // The typed text of a section has the fields of that section.
    ({ ...stored?.values, ...typed[name]?.values }) as Partial<Values>
  const { firstName = '', lastName = '' } = values('name', sections.name)
  if (!isAdult) return { ...profile, name: `${firstName} ${[...lastName][0] ?? ''}.` }

  const { bio, location, languagesSpoken } = values('about', sections.about)
  const { instituteName, organizationAffiliation: besides } = values('study', sections.study)
  const { designation, organizationAffiliation = besides } = values('work', sections.work)
  const { lumaProfileUrl, whatsappGroupLink } = values('links', sections.links)
  return {
    ...profile,
    name: `${firstName} ${lastName}`,
    bio: bio || null,
    location: location || null,
    languages: languagesSpoken ?? profile.languages,
    subjects: values('subjects', sections.subjects).subjectsOfInterest ?? profile.subjects,
    instituteName: instituteName || null,
    designation: designation || null,
    organization: organizationAffiliation || null,
    calendarUrl: profile.calendarUrl && (lumaProfileUrl || null),
    groupUrl: profile.groupUrl && (whatsappGroupLink || null),
  }
}

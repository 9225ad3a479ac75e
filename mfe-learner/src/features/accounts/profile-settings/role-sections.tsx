import { linkHosts } from '@kere/brand/link-hosts'
import { limits } from '@kere/contracts/http/limits'
import { states, studyYears, subjects } from '@kere/contracts/accounts/onboarding-options'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import { fieldId } from './field-id.ts'
import { twoColumns } from './person-sections.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import { SubjectChoices } from './subject-choices.tsx'
import { useSection } from './use-section.ts'

/** A stored value stays in the list even if it is no longer offered. */
const choices = (offered: readonly string[], chosen: string | null) => [
  ...(chosen === null ? [{ value: '', label: 'Choose' }] : []),
  ...(chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered]).map((value) => ({
    value,
    label: value,
  })),
]

export function StudySection({ stored, state }: SectionProps<'study'>) {
  const section = useSection('study', stored, state)
  const { values, errors, edit, leaveField } = section
  return (
    <SectionForm
      title="Study"
      lead="Where you study, and how far along you are."
      section={section}
      labels={{
        studyYear: 'Year of study',
        instituteName: 'Institute name',
        state: 'State',
        organizationAffiliation: 'Organization',
      }}
    >
      <div className={twoColumns}>
        <Select
          id={fieldId('studyYear')}
          label="Year of study"
          options={choices(studyYears, values.studyYear)}
          value={values.studyYear ?? ''}
          error={errors.studyYear}
          onChange={({ currentTarget }) => edit({ studyYear: currentTarget.value || null })}
        />
        <TextInput
          {...section.field('instituteName')}
          label="Institute name"
          hint="Not studying? Enter your most recent institute."
          maxLength={limits.lineLength}
          autoComplete="organization"
        />
        <Select
          id={fieldId('state')}
          label="State"
          options={choices(states, values.state)}
          value={values.state ?? ''}
          error={errors.state}
          onChange={({ currentTarget }) => edit({ state: currentTarget.value || null })}
        />
        <TextInput
          id={fieldId('organizationAffiliation')}
          label="Organization"
          note="(optional)"
          hint="A group or company that you belong to."
          maxLength={limits.lineLength}
          value={values.organizationAffiliation ?? ''}
          error={errors.organizationAffiliation}
          onChange={({ currentTarget }) => edit({ organizationAffiliation: currentTarget.value })}
          onBlur={() => leaveField('organizationAffiliation')}
        />
      </div>
    </SectionForm>
  )
}

export function WorkSection({ profile, stored, state }: SectionProps<'work'>) {
  const section = useSection('work', stored, state)
  const { values, errors, edit, leaveField } = section
  return (
    <SectionForm
      title={profile.role === 'admin' ? 'What you do' : 'What you teach'}
      section={section}
      labels={{
        designation: 'Designation',
        organizationAffiliation: 'Organization',
        teachingExperience: 'Teaching experience',
      }}
    >
      <div className={twoColumns}>
        <TextInput
          {...section.field('designation')}
          label="Designation"
          autoComplete="organization-title"
          maxLength={limits.lineLength}
        />
        <TextInput
          {...section.field('organizationAffiliation')}
          label="Organization"
          note="(optional)"
          autoComplete="organization"
          maxLength={limits.lineLength}
        />
        <TextInput
          id={fieldId('teachingExperience')}
          label="Teaching experience"
          note="(optional)"
          type="number"
          inputMode="numeric"
          min={0}
          max={limits.teachingExperienceYears}
          end={<span className="pe-3 text-dense text-muted">years</span>}
          value={values.teachingExperience ?? ''}
          error={errors.teachingExperience}
          onChange={({ currentTarget }) =>
            edit({ teachingExperience: currentTarget.value === '' ? null : currentTarget.valueAsNumber })
          }
          onBlur={() => leaveField('teachingExperience')}
        />
      </div>
    </SectionForm>
  )
}

const links = [
  { field: 'linkedinUrl', label: 'LinkedIn', hint: `Starts with ${linkHosts.linkedin[0]}/` },
  { field: 'lumaProfileUrl', label: 'Event calendar (Lu.ma)', hint: `Starts with ${linkHosts.luma[0]}/` },
  { field: 'whatsappGroupLink', label: 'WhatsApp group', hint: `Starts with ${linkHosts.whatsapp[0]}/` },
] as const

export function LinksSection({ stored, state }: SectionProps<'links'>) {
  const section = useSection('links', stored, state)
  const { values, errors, edit, leaveField } = section
  return (
    <SectionForm
      title="Contact and links"
      lead="Only the Kere team sees your phone number."
      section={section}
      labels={{
        phoneNumber: 'Phone number',
        ...Object.fromEntries(links.map(({ field, label }) => [field, label])),
      }}
    >
      <div className={twoColumns}>
        <TextInput
          {...section.field('phoneNumber')}
          label="Phone number"
          note="(optional)"
          hint="10 to 12 digits. For example, +91 98765 43210."
          type="tel"
          autoComplete="tel"
        />
        {links.map(({ field, label, hint }) => (
          <TextInput
            key={field}
            id={fieldId(field)}
            label={label}
            note="(optional)"
            hint={hint}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.linkLength}
            value={values[field]}
            error={errors[field]}
            onChange={({ currentTarget }) => edit({ [field]: currentTarget.value })}
            onBlur={() => leaveField(field)}
          />
        ))}
      </div>
    </SectionForm>
  )
}

export function SubjectsSection({ stored, state }: SectionProps<'subjects'>) {
  const section = useSection('subjects', stored, state)
  const { values, errors, edit } = section
  const { length: chosen } = values.subjectsOfInterest
  return (
    <SectionForm
      title="Subjects of interest"
      lead={`Choose up to ${limits.subjectsOfInterest} of ${subjects.length}. ${chosen} chosen.`}
      section={section}
      labels={{ subjectsOfInterest: 'Subjects' }}
    >
      <SubjectChoices
        chosen={values.subjectsOfInterest}
        error={errors.subjectsOfInterest}
        onChange={(subjectsOfInterest) => edit({ subjectsOfInterest })}
      />
    </SectionForm>
  )
}

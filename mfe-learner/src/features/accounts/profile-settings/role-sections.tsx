import { labelOf } from '@kere/contracts/http/open-value'
import { stateNames, studyYearNames } from '@kere/contracts/accounts/onboarding-names'
import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { linkHosts } from '@kere/brand/link-hosts'
import { limits } from '@kere/contracts/http/limits'
import { states, studyYears, subjects } from '@kere/contracts/accounts/onboarding-options'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import { Around } from '@kere/ui/layout/around'
import { fieldId } from './field-id.ts'
import { twoColumns } from './person-sections.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import { SubjectChoices } from './subject-choices.tsx'
import { useSection } from './use-section.ts'

/** A stored value stays in the list even if it is no longer offered. */
const choices = (names: Readonly<Record<string, string>>, offered: readonly string[], chosen: string | null) => [
  ...(chosen === null ? [{ value: '', label: t('Choose', 'Label, profile') }] : []),
  ...(chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered]).map((value) => ({
    value,
    label: labelOf(names, value),
  })),
]

export function StudySection({ stored, state }: SectionProps<'study'>) {
  const section = useSection('study', stored, state)
  const { values, errors, edit, leaveField } = section
  return (
    <SectionForm
      title={t('Study', 'Heading, profile')}
      lead={t('Where you study, and how far along you are.', 'Text, profile')}
      section={section}
      labels={{
        studyYear: t('Year of study', 'Text, profile'),
        instituteName: t('Institute name', 'Text, profile'),
        state: t('State', 'Text, profile'),
        organizationAffiliation: t('Organization', 'Text, profile'),
      }}
    >
      <div className={twoColumns}>
        <Select
          id={fieldId('studyYear')}
          label={t('Year of study', 'Label, profile')}
          options={choices(studyYearNames, studyYears, values.studyYear)}
          value={values.studyYear ?? ''}
          error={errors.studyYear}
          onChange={({ currentTarget }) => edit({ studyYear: currentTarget.value || null })}
        />
        <TextInput
          {...section.field('instituteName')}
          label={t('Institute name', 'Label, profile')}
          hint={t('Not studying? Enter your most recent institute.', 'Hint, profile')}
          maxLength={limits.lineLength}
          autoComplete="organization"
        />
        <Select
          id={fieldId('state')}
          label={t('State', 'Label, profile')}
          options={choices(stateNames, states, values.state)}
          value={values.state ?? ''}
          error={errors.state}
          onChange={({ currentTarget }) => edit({ state: currentTarget.value || null })}
        />
        <TextInput
          id={fieldId('organizationAffiliation')}
          label={t('Organization', 'Label, profile')}
          note={t('(optional)', 'After a label, profile')}
          hint={t('A group or company that you belong to.', 'Hint, profile')}
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
      title={profile.role === 'admin' ? t('What you do', 'Heading, profile') : t('What you teach', 'Heading, profile')}
      section={section}
      labels={{
        designation: t('Designation', 'Text, profile'),
        organizationAffiliation: t('Organization', 'Text, profile'),
        teachingExperience: t('Teaching experience', 'Text, profile'),
      }}
    >
      <div className={twoColumns}>
        <TextInput
          {...section.field('designation')}
          label={t('Designation', 'Label, profile')}
          autoComplete="organization-title"
          maxLength={limits.lineLength}
        />
        <TextInput
          {...section.field('organizationAffiliation')}
          label={t('Organization', 'Label, profile')}
          note={t('(optional)', 'After a label, profile')}
          autoComplete="organization"
          maxLength={limits.lineLength}
        />
        <TextInput
          id={fieldId('teachingExperience')}
          label={t('Teaching experience', 'Label, profile')}
          note={t('(optional)', 'After a label, profile')}
          type="number"
          inputMode="numeric"
          min={0}
          max={limits.teachingExperienceYears}
          end={<span className="pe-3 text-dense text-muted">{t('years', 'Text, profile')}</span>}
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

const startsWith = (host: string) => (
  <Around text={t('Starts with {address}', { address: `${host}/` }, 'Hint, profile')} part={`${host}/`}>
    <span lang={englishHere}>{host}/</span>
  </Around>
)

const links = [
  { field: 'linkedinUrl', label: 'LinkedIn', hint: startsWith(linkHosts.linkedin[0]) },
  {
    field: 'lumaProfileUrl',
    label: t('Event calendar (Lu.ma)', 'Label, profile'),
    hint: startsWith(linkHosts.luma[0]),
  },
  {
    field: 'whatsappGroupLink',
    label: t('WhatsApp group', 'Label, profile'),
    hint: startsWith(linkHosts.whatsapp[0]),
  },
] as const

export function LinksSection({ stored, state }: SectionProps<'links'>) {
  const section = useSection('links', stored, state)
  const { values, errors, edit, leaveField } = section
  return (
    <SectionForm
      title={t('Contact and links', 'Heading, profile')}
      lead={t('Only the Kere team sees your phone number.', 'Text, profile')}
      section={section}
      labels={{
        phoneNumber: t('Phone number', 'Text, profile'),
        ...Object.fromEntries(links.map(({ field, label }) => [field, label])),
      }}
    >
      <div className={twoColumns}>
        <TextInput
          {...section.field('phoneNumber')}
          label={t('Phone number', 'Label, profile')}
          note={t('(optional)', 'After a label, profile')}
          hint={t('10 to 12 digits. For example, +91 98765 43210.', 'Hint, profile')}
          type="tel"
          autoComplete="tel"
        />
        {links.map(({ field, label, hint }) => (
          <TextInput
            key={field}
            id={fieldId(field)}
            label={label}
            note={t('(optional)', 'After a label, profile')}
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
      title={t('Subjects of interest', 'Heading, profile')}
      lead={t(
        'Choose up to {subjectsOfInterest} of {total}. {chosen} chosen.',
        { subjectsOfInterest: limits.subjectsOfInterest, total: subjects.length, chosen },
        'Text, profile',
      )}
      section={section}
      labels={{ subjectsOfInterest: t('Subjects', 'Text, profile') }}
    >
      <SubjectChoices
        chosen={values.subjectsOfInterest}
        error={errors.subjectsOfInterest}
        onChange={(subjectsOfInterest) => edit({ subjectsOfInterest })}
      />
    </SectionForm>
  )
}

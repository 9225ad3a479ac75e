import { t } from '@kere/brand/messages'
import { englishHere, locale } from '@kere/brand/language'
import { teamEmail } from '@kere/brand/brand'
import type { OwnProfile } from '@kere/contracts/accounts/profile-settings'
import { genders } from '@kere/contracts/accounts/profile-settings-options'
import { limits } from '@kere/contracts/http/limits'
import { choicesWith } from '@kere/contracts/http/open-value'
import { OwnEmailField } from '@kere/screens/own-email-field'
import { TextLink } from '@kere/ui/controls/link'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { EntriesField } from './entries-field.tsx'
import { fieldId } from './field-id.ts'
import { Photo } from './photo.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import { useSection } from './use-section.ts'

export const twoColumns = 'grid gap-x-4 gap-y-5 desk:grid-cols-2'

export function NameSection({ profile, stored, state }: SectionProps<'name'>) {
  const section = useSection('name', stored, state)
  const { values } = section
  return (
    <SectionForm
      title={profile.isAdult ? t('Photo and name', 'Heading, profile') : t('Name', 'Heading, profile')}
      lead={t('Everyone you work with on Kere sees these.', 'Text, profile')}
      section={section}
      labels={{ firstName: t('First name', 'Text, profile'), lastName: t('Last name', 'Text, profile') }}
    >
      {profile.isAdult && (
        <div id={fieldId('photo')} tabIndex={-1} className="mb-6">
          <Photo profile={profile} firstName={values.firstName} lastName={values.lastName} />
        </div>
      )}
      <div className={twoColumns}>
        {(['firstName', 'lastName'] as const).map((field) => (
          <TextInput
            {...section.field(field)}
            key={field}
            label={field === 'firstName' ? t('First name', 'Label, profile') : t('Last name', 'Label, profile')}
            autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={limits.nameLength}
          />
        ))}
        <OwnEmailField className="desk:col-span-2" email={profile.email} />
      </div>
    </SectionForm>
  )
}

export function AboutSection({ profile, stored, state }: SectionProps<'about'>) {
  const section = useSection('about', stored, state)
  const { values, errors, edit } = section
  return (
    <SectionForm
      title={t('About you', 'Heading, profile')}
      section={section}
      labels={{
        bio: t('Bio', 'Text, profile'),
        location: t('Location', 'Text, profile'),
        languagesSpoken: t('Languages', 'Text, profile'),
        certifications: t('Certifications', 'Text, profile'),
      }}
    >
      <TextArea
        {...section.field('bio')}
        lang={englishHere}
        label={t('Bio', 'Label, profile')}
        note={t('(optional)', 'After a label, profile')}
        rows={4}
        hint={t(
          '{total} of {bioLength, plural, one {# character} other {# characters}}',
          { total: values.bio.length, bioLength: limits.bioLength },
          'Hint, profile',
        )}
      />
      <div className={`mt-5 ${twoColumns}`}>
        {profile.isAdult && (
          <TextInput
            className="desk:col-span-2"
            {...section.field('location')}
            label={t('Location', 'Label, profile')}
            note={t('(optional)', 'After a label, profile')}
            hint={t('Your town and state. For example, Kochi, Kerala.', 'Hint, profile')}
            maxLength={limits.lineLength}
          />
        )}
        <EntriesField
          id={fieldId('languagesSpoken')}
          label={t('Languages', 'Label, profile')}
          hint={t('Add them one at a time.', 'Hint, profile')}
          entries={values.languagesSpoken}
          error={errors.languagesSpoken}
          onChange={(languagesSpoken) => edit({ languagesSpoken })}
        />
        <EntriesField
          id={fieldId('certifications')}
          label={t('Certifications', 'Label, profile')}
          hint={t('Add them one at a time.', 'Hint, profile')}
          entries={values.certifications}
          error={errors.certifications}
          onChange={(certifications) => edit({ certifications })}
        />
      </div>
    </SectionForm>
  )
}

const genderNames = {
  male: t('Male', 'Text, profile'),
  female: t('Female', 'Text, profile'),
  other: t('Other', 'Text, profile'),
  prefer_not_to_say: t('Prefer not to say', 'Text, profile'),
}
const genderOptions = [
  { value: '', label: t('Not given', 'Label, profile') },
  ...genders.map((value) => ({ value, label: genderNames[value] })),
]

const birthday = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function PersonalSection({ profile, stored, state }: SectionProps<'personal'>) {
  const section = useSection('personal', stored, state)
  const { values, errors, edit } = section
  return (
    <SectionForm
      title={t('Private details', 'Heading, profile')}
      lead={t('Only you and the Kere team see these.', 'Text, profile')}
      section={section}
      labels={{ gender: t('Gender', 'Text, profile') }}
    >
      <div className={twoColumns}>
        <Select
          id={fieldId('gender')}
          label={t('Gender', 'Label, profile')}
          note={t('(optional)', 'After a label, profile')}
          error={errors.gender}
          options={choicesWith(genderOptions, values.gender)}
          value={values.gender ?? ''}
          onChange={({ currentTarget }) => edit({ gender: currentTarget.value || null })}
        />
        <DateOfBirth profile={profile} />
      </div>
    </SectionForm>
  )
}

function DateOfBirth({ profile: { dateOfBirth } }: { profile: OwnProfile }) {
  return (
    <TextInput
      label={t('Date of birth', 'Label, profile')}
      readOnly
      value={dateOfBirth === null ? t('Not given', 'Text, profile') : birthday.format(Date.parse(dateOfBirth))}
      hint={
        <>
          {t('Not right? Write to us:', 'Hint, profile')} <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>
        </>
      }
    />
  )
}

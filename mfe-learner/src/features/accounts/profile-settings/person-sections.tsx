import { countOf } from '@kere/brand/count'
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
      title={profile.isAdult ? 'Photo and name' : 'Name'}
      lead="Everyone you work with on Kere sees these."
      section={section}
      labels={{ firstName: 'First name', lastName: 'Last name' }}
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
            label={field === 'firstName' ? 'First name' : 'Last name'}
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
      title="About you"
      section={section}
      labels={{ bio: 'Bio', location: 'Location', languagesSpoken: 'Languages', certifications: 'Certifications' }}
    >
      <TextArea
        {...section.field('bio')}
        label="Bio"
        note="(optional)"
        rows={4}
        hint={`${values.bio.length} of ${countOf(limits.bioLength, 'character')}`}
      />
      <div className={`mt-5 ${twoColumns}`}>
        {profile.isAdult && (
          <TextInput
            className="desk:col-span-2"
            {...section.field('location')}
            label="Location"
            note="(optional)"
            hint="Your town and state. For example, Kochi, Kerala."
            maxLength={limits.lineLength}
          />
        )}
        <EntriesField
          id={fieldId('languagesSpoken')}
          label="Languages"
          hint="Add them one at a time."
          entries={values.languagesSpoken}
          error={errors.languagesSpoken}
          onChange={(languagesSpoken) => edit({ languagesSpoken })}
        />
        <EntriesField
          id={fieldId('certifications')}
          label="Certifications"
          hint="Add them one at a time."
          entries={values.certifications}
          error={errors.certifications}
          onChange={(certifications) => edit({ certifications })}
        />
      </div>
    </SectionForm>
  )
}

const genderNames = { male: 'Male', female: 'Female', other: 'Other', prefer_not_to_say: 'Prefer not to say' }
const genderOptions = [
  { value: '', label: 'Not given' },
  ...genders.map((value) => ({ value, label: genderNames[value] })),
]

const birthday = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export function PersonalSection({ profile, stored, state }: SectionProps<'personal'>) {
  const section = useSection('personal', stored, state)
  const { values, errors, edit } = section
  return (
    <SectionForm
      title="Private details"
      lead="Only you and the Kere team see these."
      section={section}
      labels={{ gender: 'Gender' }}
    >
      <div className={twoColumns}>
        <Select
          id={fieldId('gender')}
          label="Gender"
          note="(optional)"
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
      label="Date of birth"
      readOnly
      value={dateOfBirth === null ? 'Not given' : birthday.format(Date.parse(dateOfBirth))}
      hint={
        <>
          Not right? Write to <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>.
        </>
      }
    />
  )
}

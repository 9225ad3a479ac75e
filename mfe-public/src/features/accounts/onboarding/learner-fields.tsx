import { limits } from '@kere/contracts/http/limits'
import { states, studyYears } from '@kere/contracts/accounts/onboarding-options'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import type { FieldProps } from './onboarding-fields.ts'

const optionsOf = (values: readonly string[]) => [
  { value: '', label: 'Choose' },
  ...values.map((value) => ({ value, label: value })),
]

const studyYearOptions = optionsOf(studyYears)
const stateOptions = optionsOf(states)

export function LearnerFields({ field, errors }: FieldProps) {
  return (
    <>
      <Select
        {...field('studyYear')}
        label="Year of study"
        required
        options={studyYearOptions}
        error={errors.studyYear}
      />
      <TextInput
        {...field('instituteName')}
        label="Institute name"
        hint="Your school, college or university. Not studying? Enter your most recent institute."
        required
        maxLength={limits.lineLength}
        autoComplete="organization"
        error={errors.instituteName}
      />
      <Select
        {...field('state')}
        label="State"
        required
        autoComplete="address-level1"
        options={stateOptions}
        error={errors.state}
      />
    </>
  )
}

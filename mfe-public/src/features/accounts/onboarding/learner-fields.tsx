import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { stateNames, studyYearNames } from '@kere/contracts/accounts/onboarding-names'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import type { FieldProps } from './onboarding-fields.ts'

const optionsOf = (names: Readonly<Record<string, string>>) => [
  { value: '', label: t('Choose', 'In a select field, before something is chosen') },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
]

const studyYearOptions = optionsOf(studyYearNames)
const stateOptions = optionsOf(stateNames)

export function LearnerFields({ field, errors }: FieldProps) {
  return (
    <>
      <Select
        {...field('studyYear')}
        label={t('Year of study', 'Label, onboarding')}
        required
        options={studyYearOptions}
        error={errors.studyYear}
      />
      <TextInput
        {...field('instituteName')}
        label={t('Institute name', 'Label, onboarding')}
        hint={t(
          'Your school, college or university. Not studying? Enter your most recent institute.',
          'Hint below a field, onboarding',
        )}
        required
        maxLength={limits.lineLength}
        autoComplete="organization"
        error={errors.instituteName}
      />
      <Select
        {...field('state')}
        label={t('State', 'Label, onboarding')}
        required
        autoComplete="address-level1"
        options={stateOptions}
        error={errors.state}
      />
    </>
  )
}

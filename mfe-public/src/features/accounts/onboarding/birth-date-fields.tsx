import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { FieldError } from '@kere/ui/controls/field'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import { useId } from 'react'
import { monthNames } from '../../../pages/month-names.ts'
import { birthDateParts } from './birth-date.ts'
import type { FieldProps } from './onboarding-fields.ts'

const months = monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }))

/** The three fields of a birth date, which share one error message (C-49). */
export function BirthDateFields({ field, errors }: FieldProps) {
  const hintId = useId()
  const errorId = useId()
  const message = birthDateParts.map((part) => errors[part]).find(Boolean)
  const bind = (part: (typeof birthDateParts)[number]) => ({
    ...field(part),
    // A change validates all three fields, because each depends on the others.
    onChange: () => birthDateParts.forEach((each) => field(each).onChange()),
    required: true,
    ...(errors[part] && { 'aria-invalid': true as const }),
    ...(message && { 'aria-describedby': errorId }),
  })
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="text-snug leading-dense font-semibold">{t('Date of birth', 'Text, onboarding')}</legend>
      <p id={hintId} className="mt-1 text-meta text-muted">
        {t(
          '{product} is for people aged 13 and over. Only you and the {product} team see this.',
          { product },
          'Hint below a field',
        )}
      </p>
      <div className="mt-2.5 grid grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] gap-3">
        <TextInput
          {...bind('birthDay')}
          label={t('Day', 'Label, onboarding')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="bday-day"
        />
        <Select
          {...bind('birthMonth')}
          label={t('Month', 'Label, onboarding')}
          autoComplete="bday-month"
          options={[{ value: '', label: t('Choose', 'In a select field, before something is chosen') }, ...months]}
        />
        <TextInput
          {...bind('birthYear')}
          label={t('Year', 'Label, onboarding')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
        />
      </div>
      {message && <FieldError id={errorId}>{message}</FieldError>}
    </fieldset>
  )
}

import { t } from '@kere/brand/messages'
import { FieldError } from '@kere/ui/controls/field'
import { fieldBox } from '@kere/ui/controls/field-box'
import { Select } from '@kere/ui/controls/select'
import { useId } from 'react'
import { durationUnits, readDuration, writeDuration } from './draft/duration.ts'

const unitNames = {
  days: t('days', 'Unit of a duration'),
  weeks: t('weeks', 'Unit of a duration'),
  months: t('months', 'Unit of a duration'),
} as const

interface DurationFieldProps {
  id?: string
  legend: string
  value: string
  onChange: (duration: string) => void
  onBlur?: () => void
  error?: string | undefined
}

/** S-377, C-14: a number and a unit. */
export function DurationField({ id, legend, value, onChange, onBlur, error }: DurationFieldProps) {
  const generated = useId()
  const control = id ?? generated
  const { amount, unit } = readDuration(value)
  const below = error ? `${control}-below` : undefined
  return (
    <fieldset>
      <legend className="mb-1.5 text-snug leading-dense font-semibold">{legend}</legend>
      <div className="grid grid-cols-[5.5rem_minmax(8rem,12rem)] gap-2">
        <input
          id={control}
          aria-label={t('{label}, number', { label: legend }, 'Field, educator')}
          aria-invalid={error ? true : undefined}
          aria-describedby={below}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={({ currentTarget }) => onChange(writeDuration(currentTarget.value, unit))}
          onBlur={onBlur}
          className={fieldBox}
        />
        <Select
          label={t('{label}, unit', { label: legend }, 'Field, educator')}
          labelPlace="hidden"
          options={durationUnits.map((name) => ({ value: name, label: unitNames[name] }))}
          value={unit}
          onChange={({ currentTarget }) =>
            onChange(
              writeDuration(amount || '1', durationUnits.find((name) => name === currentTarget.value) ?? 'weeks'),
            )
          }
          className="[&_select]:min-h-11"
        />
      </div>
      {error && <FieldError id={below}>{error}</FieldError>}
    </fieldset>
  )
}

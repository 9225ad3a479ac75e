import { t } from '@kere/brand/messages'
import { impactUnitName, impactUnits } from '@kere/contracts/portfolio/impact-options'
import { Button } from '@kere/ui/controls/button'
import { FieldError } from '@kere/ui/controls/field'
import { Select } from '@kere/ui/controls/select'
import { TextInput } from '@kere/ui/controls/text-input'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { freeUnit, type OutcomeValues } from './entry-form-values.ts'

interface OutcomeFieldsProps {
  id: string
  outcomes: readonly OutcomeValues[]
  errors: Readonly<Record<string, string>>
  onChange: (outcomes: readonly OutcomeValues[]) => void
}

const units = impactUnits.map((value) => ({ value, label: impactUnitName(value) }))

export function OutcomeFields({ id, outcomes, errors, onChange }: OutcomeFieldsProps) {
  const change = (place: number, given: Partial<OutcomeValues>) =>
    onChange(outcomes.map((each, index) => (index === place ? { ...each, ...given } : each)))
  const next = freeUnit(outcomes)
  return (
    <fieldset>
      <legend className="text-snug leading-dense font-semibold">
        {t('Measured outcomes', 'Label, portfolio')}{' '}
        <span className="font-normal text-muted">{t('(optional)', 'After a label')}</span>
      </legend>
      <p className="mt-0.5 text-meta text-muted">{t('Public entries add up on the public page.', 'Text, portfolio')}</p>
      {outcomes.map(({ key, unit, amount }, place) => (
        <div key={key} className="mt-2.5 grid grid-cols-[minmax(0,1fr)_8rem_2.75rem] items-start gap-2">
          <TextInput
            id={place === 0 ? id : undefined}
            label={t('Amount {number}', { number: place + 1 }, 'Label, portfolio')}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={errors[`outcomes.${place}.amount`]}
            onChange={({ currentTarget }) => change(place, { amount: currentTarget.value })}
          />
          <Select
            label={t('Unit {number}', { number: place + 1 }, 'Label, portfolio')}
            options={units}
            value={unit}
            onChange={({ currentTarget }) => change(place, { unit: currentTarget.value })}
          />
          <Button
            variant="quiet"
            icon={<X aria-hidden="true" />}
            aria-label={t('Remove outcome {number}', { number: place + 1 }, 'For screen readers, portfolio')}
            onClick={() => onChange(outcomes.filter((_, index) => index !== place))}
            className="mt-6.5 px-2.5"
          />
        </div>
      ))}
      {errors.outcomes && <FieldError id={`${id}-error`}>{errors.outcomes}</FieldError>}
      {next && (
        <Button
          variant="outline"
          size="toolbar"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...outcomes, { key: crypto.randomUUID(), unit: next, amount: '' }])}
          className="mt-2.5"
        >
          {t('Add an outcome', 'Button, portfolio')}
        </Button>
      )}
    </fieldset>
  )
}

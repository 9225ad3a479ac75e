import { t } from '@kere/brand/messages'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import type { ChangeEvent } from 'react'
import type { DayPreset } from './day-presets.ts'

interface DayFieldsProps {
  days: readonly { name: string; label: string; value: string }[]
  presets: readonly DayPreset[]
  chosen: DayPreset | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /** Called with `null` if the user presses the chosen preset again. */
  onChoose: (form: HTMLFormElement | null, preset: DayPreset | null) => void
}

export function DayFields({ days, presets, chosen, onChange, onChoose }: DayFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-meta text-muted">{t('Days in IST, both included', 'Text, part of a page')}</legend>
      <div className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <button
            key={preset.label}
            type="button"
            aria-pressed={preset === chosen}
            onClick={({ currentTarget: { form } }) => onChoose(form, preset === chosen ? null : preset)}
            className={`min-h-11 cursor-pointer rounded-control border px-3 text-dense font-semibold desk:min-h-9 ${preset === chosen ? 'border-brand bg-brand-soft' : 'border-control bg-surface hover:bg-hover'}`}
          >
            {preset.label}
          </button>
        ))}
      </div>
      {days.map((day) => (
        <DayField key={day.name} {...day} onChange={onChange} />
      ))}
    </fieldset>
  )
}

interface DayFieldProps {
  name: string
  label: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A date field that applies only a complete day or none, so that a day can be typed digit by digit. */
function DayField({ name, label, value, onChange }: DayFieldProps) {
  const field = useTypedField(value)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: day, validity } = event.currentTarget
    if (validity.valid && (day === '' || day >= '2000')) onChange(event)
  }
  return (
    <label className="flex items-center justify-between gap-3 text-dense">
      <span className="font-semibold">{label}</span>
      <input
        ref={field}
        type="date"
        name={name}
        defaultValue={value}
        min="2000-01-01"
        max="2099-12-31"
        onChange={change}
        className="min-h-11 rounded-control border border-control bg-surface px-2.5 text-dense text-ink desk:min-h-9.5"
      />
    </label>
  )
}

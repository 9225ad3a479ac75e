import { useEffect, useRef, type ChangeEvent } from 'react'

interface DayFieldsProps {
  days: readonly { name: string; label: string; value: string }[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export function DayFields({ days, onChange }: DayFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-meta text-muted">Days in IST, both included</legend>
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

/** Applies when it holds a whole day, or none; what is being typed stays. */
function DayField({ name, label, value, onChange }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
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

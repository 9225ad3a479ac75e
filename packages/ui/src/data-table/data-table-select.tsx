import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type ChangeEvent } from 'react'

interface DataTableSelectProps {
  name: string
  label: string
  anyLabel: string
  options: readonly { value: string; label: string; lang?: string | undefined }[]
  value: string
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

export function DataTableSelect({ name, label, anyLabel, options, value, onChange }: DataTableSelectProps) {
  const id = useId()
  const look = value ? 'border-brand bg-brand-soft' : 'border-control bg-surface hover:bg-hover desk:border-hairline'
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-snug leading-dense font-semibold desk:sr-only">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          className={`block min-h-11 w-full cursor-pointer appearance-none rounded-control border ps-3 pe-9 text-dense text-ink transition-[background-color] desk:min-h-9.5 desk:w-auto desk:max-w-48 desk:field-sizing-content ${look}`}
        >
          <option value="">{anyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} className="bg-surface text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-e-2.5 top-1/2 size-4.5 -translate-y-1/2"
        />
      </span>
    </div>
  )
}

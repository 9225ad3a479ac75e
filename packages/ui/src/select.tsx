import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type ComponentProps } from 'react'

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  label: string
  /** Where the label stands; a hidden one is still read aloud. */
  labelPlace?: 'above' | 'beside' | 'hidden' | undefined
  options: readonly { value: string; label: string }[]
  className?: string | undefined
}

const labelLook = {
  above: 'mb-1.5 block text-snug leading-dense font-semibold',
  beside: 'me-2.5 text-meta text-muted',
  hidden: 'sr-only',
}

export function Select({ label, labelPlace = 'above', options, id, className = '', ...rest }: SelectProps) {
  const generated = useId()
  const control = id ?? generated
  return (
    <div className={`${labelPlace === 'beside' ? 'flex items-center' : ''} ${className}`}>
      <label htmlFor={control} className={labelLook[labelPlace]}>
        {label}
      </label>
      <span className="relative block grow">
        <select
          {...rest}
          id={control}
          className="block min-h-11 w-full cursor-pointer appearance-none rounded-control border border-control bg-surface ps-3 pe-10 text-dense text-ink transition-[background-color] hover:bg-hover desk:min-h-10"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-e-3 top-1/2 size-4.5 -translate-y-1/2"
        />
      </span>
    </div>
  )
}

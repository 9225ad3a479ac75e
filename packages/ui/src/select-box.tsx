import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'

export interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'size'> {
  size?: 'normal' | 'tall' | undefined
  options: readonly { value: string; label: string }[]
}

const sizeLook = { normal: 'min-h-11 text-dense desk:min-h-10', tall: 'min-h-12 text-body' }

/** Without a label, which is its field's. */
export function SelectBox({ size = 'normal', options, ...rest }: SelectBoxProps) {
  return (
    <span className="relative block grow">
      <select
        {...rest}
        className={`block w-full cursor-pointer appearance-none rounded-control border border-control bg-surface ps-3 pe-10 text-ink transition-[background-color] hover:bg-hover disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-2 aria-invalid:border-danger aria-invalid:ps-[11px] aria-invalid:[--ds-focus:var(--ds-danger)] ${sizeLook[size]}`}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 top-1/2 size-4.5 -translate-y-1/2"
      />
    </span>
  )
}

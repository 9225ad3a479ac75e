import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  labelPlace?: 'above' | 'beside' | 'hidden' | undefined
  options: readonly { value: string; label: string; lang?: string | undefined }[]
  className?: string | undefined
}

export function Select({
  label,
  labelPlace = 'above',
  note,
  hint,
  error,
  options,
  id,
  className = '',
  ...rest
}: SelectProps) {
  const generated = useId()
  const draw = (control: ComponentProps<'select'>) => (
    <span className="relative block grow">
      <select
        {...control}
        {...rest}
        className="block min-h-11 w-full cursor-pointer appearance-none rounded-control border border-control bg-surface ps-3 pe-10 text-body text-ink transition-[background-color] hover:bg-hover disabled:cursor-auto disabled:border-dashed disabled:bg-sunken aria-invalid:border-2 aria-invalid:border-danger aria-invalid:ps-[11px] aria-invalid:[--ds-focus:var(--ds-danger)]"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 top-1/2 size-4.5 -translate-y-1/2"
      />
    </span>
  )
  if (labelPlace !== 'beside')
    return (
      <Field {...{ label, note, hint, error, id, className }} isLabelHidden={labelPlace === 'hidden'}>
        {draw}
      </Field>
    )
  const control = id ?? generated
  return (
    <div className={`flex items-center ${className}`}>
      <label htmlFor={control} className="me-2.5 text-meta text-muted">
        {label}
      </label>
      {draw({ id: control })}
    </div>
  )
}

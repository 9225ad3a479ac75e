import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { fieldBox } from './field-box.ts'
import { Field } from './field.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: string
  className?: string | undefined
}

export function SearchInput({ label, id, className, ...rest }: SearchInputProps) {
  return (
    <Field {...{ label, id, className }} isLabelHidden>
      {({ id: control }) => (
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-s-3.5 top-1/2 size-5 -translate-y-1/2"
          />
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            {...rest}
            id={control}
            className={`${fieldBox} ps-11`}
          />
        </span>
      )}
    </Field>
  )
}

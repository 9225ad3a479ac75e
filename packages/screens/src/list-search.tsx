import Search from 'lucide-react/icons/search'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import type { TextFilter } from './list-filter.ts'

interface ListSearchProps {
  name: string
  filter: TextFilter
  value: string
}

export function ListSearch({ name, filter: { label, placeholder, maxLength }, value }: ListSearchProps) {
  const field = useTypedField(value)
  return (
    <span className="relative block">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-s-3 top-1/2 size-4.5 -translate-y-1/2" />
      <input
        ref={field}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="block min-h-11 w-full rounded-control border border-control bg-surface ps-10 pe-2 text-body text-ink desk:min-h-9.5 desk:text-dense"
      />
    </span>
  )
}

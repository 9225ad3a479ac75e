import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import type { TextFilter } from './list-filter.ts'

interface ListSearchProps {
  name: string
  filter: TextFilter
  value: string
}

/** Not controlled: what is being typed outlives every render, and only an address that changes replaces it. */
export function ListSearch({ name, filter: { label, placeholder, maxLength }, value }: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
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

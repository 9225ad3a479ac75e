import { limits } from '@kere/contracts/limits'
import { Button } from '@kere/ui/button'
import { SearchInput } from '@kere/ui/search-input'
import { useEffect, useRef, type SubmitEvent } from 'react'

/** Not controlled: what is being typed outlives every render, and only an address that changes replaces it. */
export function NotesSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }
  return (
    <form role="search" onSubmit={search} className="mt-5 flex max-w-160 gap-2">
      <SearchInput
        ref={field}
        name="search"
        label="Search your notes"
        placeholder="Search your notes"
        defaultValue={value}
        maxLength={limits.searchLength}
        className="min-w-0 grow"
      />
      <Button type="submit" variant="outline" size="main">
        Search
      </Button>
    </form>
  )
}

import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { Button } from '@kere/ui/controls/button'
import { SearchInput } from '@kere/ui/controls/search-input'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import type { SubmitEvent } from 'react'

export function NotesSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const field = useTypedField(value)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }
  return (
    <form role="search" onSubmit={search} className="mt-5 flex max-w-160 gap-2">
      <SearchInput
        ref={field}
        name="search"
        label={t('Search your notes', 'Label of a field, notes of a course')}
        placeholder={t('Search your notes', 'Example in a field, notes of a course')}
        defaultValue={value}
        maxLength={limits.searchLength}
        className="min-w-0 grow"
      />
      <Button type="submit" variant="outline">
        {t('Search', 'Button, notes of a course')}
      </Button>
    </form>
  )
}

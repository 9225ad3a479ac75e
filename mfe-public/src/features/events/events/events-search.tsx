import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { limits } from '@kere/contracts/http/limits'
import { Button } from '@kere/ui/controls/button'
import { SearchInput } from '@kere/ui/controls/search-input'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import type { SubmitEvent } from 'react'
import { HiddenFields, readForm } from '../../../forms/filter-fields.tsx'
import { eventsPath } from './event-href.ts'
import { eventsParams, onFirstPage, readEventsAddress, type EventsAddress } from './events-address.ts'

interface EventsSearchProps {
  address: EventsAddress
  isTooLong: boolean
  label?: string
  onSearch(address: EventsAddress): void
}

/** The search field. Like the catalogue's, it searches only when the user submits it (S-126). */
export function EventsSearch({
  address,
  isTooLong,
  label = t('Search events', 'Label of a field'),
  onSearch,
}: EventsSearchProps) {
  const field = useTypedField(address.search)

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(readEventsAddress(readForm(event.currentTarget)))
  }

  return (
    <form method="get" action={localPath(eventsPath)} role="search" onSubmit={search} className="min-w-0 grow">
      <div className="flex gap-2 desk:gap-3">
        <SearchInput
          ref={field}
          name="search"
          label={label}
          placeholder={label}
          defaultValue={address.search}
          maxLength={limits.searchLength}
          aria-describedby={isTooLong ? 'search-note' : undefined}
          className="min-w-0 grow [&_input]:text-ellipsis"
        />
        <HiddenFields params={eventsParams({ ...onFirstPage(address), search: '' })} />
        <Button type="submit" className="max-desk:sr-only">
          {t('Search', 'Button')}
        </Button>
      </div>
      {isTooLong && (
        <p id="search-note" className="mt-1.5 text-meta text-muted">
          {t(
            '{count, plural, one {Only the first character was searched.} other {Only the first # characters were searched.}}',
            { count: limits.searchLength },
            'Below a search field',
          )}
        </p>
      )}
    </form>
  )
}

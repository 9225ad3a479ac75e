import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { Button } from '@kere/ui/controls/button'
import { SearchInput } from '@kere/ui/controls/search-input'
import { useTypedField } from '@kere/ui/controls/use-typed-field'
import type { SubmitEvent } from 'react'
import {
  catalogueParams,
  cataloguePath,
  isSearchShort,
  onFirstPage,
  readCatalogueAddress,
  type CatalogueAddress,
} from './catalogue-address.ts'
import { HiddenFields, readForm } from '../../../forms/filter-fields.tsx'

interface CatalogueSearchProps {
  address: CatalogueAddress
  isTooLong: boolean
  onSearch(address: CatalogueAddress): void
}

const tooLongNote = t(
  '{count, plural, one {Only the first character was searched.} other {Only the first # characters were searched.}}',
  { count: limits.searchLength },
  'Below a search field',
)

const shortNote = t(
  'One or two letters match the start of a word in a title. Type three or more to search anywhere in titles and descriptions.',
  'Below a search field',
)

/** The search field. It searches only when the user submits it (S-080). */
export function CatalogueSearch({ address, isTooLong, onSearch }: CatalogueSearchProps) {
  const field = useTypedField(address.search)
  const note = isTooLong ? tooLongNote : isSearchShort(address) ? shortNote : undefined

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(readCatalogueAddress(readForm(event.currentTarget)))
  }

  return (
    <form method="get" action={localPath(cataloguePath)} role="search" onSubmit={search}>
      <div className="flex gap-2 desk:gap-3">
        <SearchInput
          ref={field}
          id="search"
          name="search"
          label={t('Search courses', 'Label of a field')}
          placeholder={t('Search courses', 'Label of a field')}
          defaultValue={address.search}
          maxLength={limits.searchLength}
          aria-describedby={note && 'search-note'}
          className="min-w-0 grow [&_input]:text-ellipsis"
        />
        <HiddenFields params={catalogueParams({ ...onFirstPage(address), search: '' })} />
        <Button type="submit">{t('Search', 'Button')}</Button>
      </div>
      {note && (
        <p id="search-note" className="mt-1.5 text-meta text-muted">
          {note}
        </p>
      )}
    </form>
  )
}

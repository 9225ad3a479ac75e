import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import { sortsFor, type CourseSort } from '@kere/contracts/courses/course-options'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ChangeEvent } from 'react'
import {
  catalogueParams,
  cataloguePath,
  onFirstPage,
  readCatalogueAddress,
  sortOf,
  wholeCatalogue,
  type CatalogueAddress,
} from './catalogue-address.ts'
import { HiddenFields, readForm } from '../../../forms/filter-fields.tsx'

const sortNames: Record<CourseSort, string> = {
  relevance: t('Most relevant first', 'Order of courses'),
  newest: t('Newest first', 'Order of courses'),
  oldest: t('Oldest first', 'Order of courses'),
  'price-low': t('Price: low to high', 'Order of courses'),
  'price-high': t('Price: high to low', 'Order of courses'),
}

interface CatalogueSortProps {
  address: CatalogueAddress
  onSort(address: CatalogueAddress): void
}

/** A native select. On a phone, only its icon is visible (S-085). */
export function CatalogueSort({ address, onSort }: CatalogueSortProps) {
  const sort = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (form) onSort(readCatalogueAddress(readForm(form)))
  }
  return (
    <form method="get" action={localPath(cataloguePath)} className="flex items-center gap-2">
      <HiddenFields params={catalogueParams({ ...onFirstPage(address), sort: wholeCatalogue.sort })} />
      <label htmlFor="catalogue-sort" className="text-meta text-muted max-desk:sr-only">
        {t('Sort', 'Label: the order of a list')}
      </label>
      <div className="relative grid size-11 place-items-center rounded-control border border-control bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand desk:h-10 desk:w-44">
        <ArrowUpDown aria-hidden className="pointer-events-none absolute size-4.5 desk:hidden" />
        <select
          id="catalogue-sort"
          name="sort"
          value={sortOf(address)}
          onChange={sort}
          className="size-full appearance-none rounded-control bg-transparent text-dense outline-none max-desk:text-transparent desk:pr-8 desk:pl-3"
        >
          {sortsFor(address.search).map((value) => (
            <option key={value} value={value} className="bg-surface text-ink">
              {sortNames[value]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute right-2.5 size-4.5 max-desk:hidden" />
      </div>
      <noscript>
        <button type="submit" className="h-11 rounded-control border border-control bg-surface px-3 font-semibold">
          {t('Sort', 'Label: the order of a list')}
        </button>
      </noscript>
    </form>
  )
}

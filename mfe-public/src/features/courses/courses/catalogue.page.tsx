import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { t } from '@kere/brand/messages'
import { useRef } from 'react'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ActiveFilters } from './active-filters.tsx'
import {
  catalogueHref,
  isSearchTooLong,
  sortOf,
  cataloguePath,
  readCatalogueAddress,
  type CatalogueAddress,
  countFilters,
} from './catalogue-address.ts'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { CatalogueResults } from './catalogue-results.tsx'
import { CatalogueSearch } from './catalogue-search.tsx'
import { CatalogueSort } from './catalogue-sort.tsx'
import { catalogueLead, countCourses } from './course-text.ts'
import { useResultNews } from '../../../lists/use-result-news.ts'
import type { PageModule, PageDescription, PageRequest } from '@kere/platform/page'
import { coursesQuery, type Catalogue } from './catalogue.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'
import { Button } from '@kere/ui/controls/button'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { FilterCount } from '../../../lists/filter-sheet.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

function useCatalogue() {
  const { api, request } = useRemote()
  const navigate = useNavigate()
  const address = readCatalogueAddress(request.search)
  const list = useQuery({ ...coursesQuery(api, address), placeholderData: keepPreviousData })
  const visit = (next: Partial<CatalogueAddress>) => void navigate(catalogueHref(next))
  return { address, list, visit }
}

interface FiltersButtonProps {
  address: CatalogueAddress
  filtersId: string
}

function FiltersButton({ address, filtersId }: FiltersButtonProps) {
  return (
    <Button popoverTarget={filtersId} variant="outline" icon={<SlidersHorizontal />} className="wide:hidden">
      <span className="max-desk:[:root:not(:lang(en))_&]:sr-only">{t('Filters', 'Button, heading')}</span>
      <FilterCount count={countFilters(address)} />
    </Button>
  )
}

export const route = {
  path: '/courses',
  languages: ['kn', 'hi', 'ta'],
  sitemap: true,
  maxAgeSeconds: 10,
  keptBy: ['category', 'level', 'language', 'free', 'sort', 'show'],
}

const filtersId = 'catalogue-filters'

function CataloguePage() {
  const { search } = useRemote().request
  const { address, list, visit } = useCatalogue()
  const heading = useRef<HTMLHeadingElement>(null)
  const progress = useRef<HTMLParagraphElement>(null)
  const count = list.data && countCourses(list.data.total, list.data.totalIsLowerBound)
  useResultNews({ address, hrefOf: catalogueHref, list, count, heading, progress })

  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="grid items-end gap-x-10 gap-y-5 pt-7 pb-5 desk:pt-13 wide:grid-cols-[1fr_31.5rem]">
          <div>
            <h1>{t('Courses', 'Title')}</h1>
            <p className="mt-1.5 text-lead text-muted">{catalogueLead(list.data?.published)}</p>
          </div>
          <CatalogueSearch address={address} isTooLong={isSearchTooLong(search)} onSearch={visit} />
        </header>

        <div className="border-t-2 border-ink wide:grid wide:grid-cols-[15.5rem_minmax(0,1fr)] wide:gap-x-10">
          <CatalogueFilters id={filtersId} address={address} list={list.data} onChange={visit} />
          <section aria-labelledby="catalogue-count" className="pt-3.5 wide:pt-4.5">
            <div className="flex min-h-11 items-center gap-2 [@media(scripting:none)]:flex-wrap">
              <h2 id="catalogue-count" ref={heading} tabIndex={-1} className="mr-auto min-w-0 text-panel">
                {count ?? t('Results', 'Heading of a list')}
              </h2>
              <FiltersButton address={address} filtersId={filtersId} />
              <CatalogueSort address={address} onSort={visit} />
            </div>
            {sortOf(address) === 'relevance' && (
              <p className="text-meta text-muted desk:hidden">{t('Most relevant first', 'Order of courses')}</p>
            )}
            <ActiveFilters address={address} />
            <CatalogueResults address={address} list={list} progress={progress} />
          </section>
        </div>
      </div>
    </div>
  )
}

const onlyCategory = ({ categories }: CatalogueAddress) => (categories.length === 1 ? categories[0] : undefined)

function describe({ search }: PageRequest, { api, cache }: Parameters<PageModule['describe']>[1]): PageDescription {
  const address = readCatalogueAddress(search)
  const { queryKey } = coursesQuery(api, address)
  const list = cache.getQueryData<Catalogue | null>(queryKey)
  const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
  const category = onlyCategory(address)
  const name = category && courseCategoryNames[category]
  const courses = { label: t('Courses', 'Title'), path: cataloguePath }
  const canonical = catalogueHref(category ? { categories: [category] } : {})
  return {
    status: list === null ? 400 : hasFailed ? 503 : 200,
    meta: {
      title: name ? t('{subject} courses', { subject: name }, 'Title of a page') : t('Courses', 'Title'),
      description: name
        ? t(
            '{subject} courses taught by practitioners, with full outlines, outdoor tasks and prices in rupees.',
            { subject: name },
            'What search engines show',
          )
        : t(
            '{lead} Filter by category, level and price.',
            { lead: catalogueLead(list?.published) },
            'What search engines show',
          ),
      canonical,
      breadcrumbs: name ? [courses, { label: name, path: canonical }] : [courses],
      ...((address.search || list === null || hasFailed) && { noindex: true }),
    },
  }
}

export const page: PublicPage = {
  component: CataloguePage,
  queries: ({ search }, api) => [coursesQuery(api, readCatalogueAddress(search))],
  describe,
}

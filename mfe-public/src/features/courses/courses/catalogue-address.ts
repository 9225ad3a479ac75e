import { type Language, languages } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { searchWords } from '@kere/brand/search-words'
import {
  courseCategories,
  courseLevels,
  sortsFor,
  type CourseCategory,
  type CourseLevel,
  type CourseSort,
} from '@kere/contracts/courses/course-options'
import type { listCourses } from '@kere/contracts/courses/courses'
import type { EndpointInput } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'

export interface CatalogueAddress {
  search: string
  categories: readonly CourseCategory[]
  levels: readonly CourseLevel[]
  languages: readonly Language[]
  isFreeOnly: boolean
  sort: CourseSort | null
  /** The number of cards, a multiple of `cardsPerPage`. */
  show: number
  cursor: string | null
}

export const cataloguePath = '/courses'

export const coursesCrumb = { label: t('Courses', 'Title'), href: cataloguePath }

/** The number fills complete rows of two and of three cards. */
export const cardsPerPage = 24

/** The most cards that one request may ask for, rounded down to full pages. */
const maxCards = limits.maxPageSize - (limits.maxPageSize % cardsPerPage)

export const wholeCatalogue: CatalogueAddress = {
  search: '',
  categories: [],
  levels: [],
  languages: [],
  isFreeOnly: false,
  sort: null,
  show: cardsPerPage,
  cursor: null,
}

/** Reads an address and drops invalid values, because people edit addresses by hand. */
export function readCatalogueAddress(params: URLSearchParams): CatalogueAddress {
  const search = cutSearch(params.get('search')?.trim() ?? '')
  return {
    search,
    categories: known(courseCategories, params.getAll('category')),
    levels: known(courseLevels, params.getAll('level')),
    languages: known(languages, params.getAll('language')),
    isFreeOnly: params.get('free') === 'true',
    sort: readSort(search, params.getAll('sort')),
    show: readShow(params.get('show')),
    cursor: params.get('cursor') || null,
  }
}

export const isSearchTooLong = (params: URLSearchParams) =>
  (params.get('search')?.trim().length ?? 0) > limits.searchLength

function readSort(search: string, given: readonly string[]) {
  const [byDefault, ...others] = sortsFor(search)
  return given.includes(byDefault) ? null : (known(others, given)[0] ?? null)
}

export const sortOf = ({ search, sort }: CatalogueAddress): CourseSort => sort ?? sortsFor(search)[0]

const known = <Value extends string>(values: readonly Value[], given: readonly string[]) =>
  given.length === 0 ? [] : values.filter((value) => given.includes(value))

const loneHalf = /[\uD800-\uDBFF]$/

/** Cuts the search, but never between the halves of a surrogate pair, because a URL cannot contain half of one. */
function cutSearch(search: string) {
  const cut = search.slice(0, limits.searchLength)
  return cut.replace(loneHalf, '').trimEnd()
}

function readShow(text: string | null) {
  const show = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 0
  const isStep = show % cardsPerPage === 0 && show >= cardsPerPage && show <= maxCards
  return isStep ? show : cardsPerPage
}

export function catalogueParams(address: Partial<CatalogueAddress>): [name: string, value: string][] {
  const {
    search,
    categories,
    levels,
    languages: chosen,
    isFreeOnly,
    sort,
    show,
    cursor,
  } = { ...wholeCatalogue, ...address }
  return [
    ...(search ? [['search', search] satisfies [string, string]] : []),
    ...categories.map((category): [string, string] => ['category', category]),
    ...levels.map((level): [string, string] => ['level', level]),
    ...chosen.map((each): [string, string] => ['language', each]),
    ...(isFreeOnly ? [['free', 'true'] satisfies [string, string]] : []),
    ...(sort ? [['sort', sort] satisfies [string, string]] : []),
    ...(show === wholeCatalogue.show ? [] : [['show', String(show)] satisfies [string, string]]),
    ...(cursor ? [['cursor', cursor] satisfies [string, string]] : []),
  ]
}

export function catalogueHref(address: Partial<CatalogueAddress>): string {
  const params = catalogueParams(address)
  return params.length > 0 ? `${cataloguePath}?${new URLSearchParams(params)}` : cataloguePath
}

export const categoryHref = (category: string, others: Partial<CatalogueAddress> = {}): string =>
  catalogueHref({ ...others, categories: known(courseCategories, [category]) })

export const onFirstPage = (address: CatalogueAddress): CatalogueAddress => ({
  ...address,
  show: wholeCatalogue.show,
  cursor: null,
})

export const isFull = ({ show }: CatalogueAddress) => show >= maxCards

export const hasFilters = (address: CatalogueAddress) => address.search !== '' || countFilters(address) > 0

/** Returns whether every word is so short that only the beginnings of title words are searched (U-32). */
export function isSearchShort({ search }: CatalogueAddress) {
  const words = searchWords(search)
  return words.length > 0 && words.every((word) => [...word].length < limits.searchAnywhereLength)
}

export const countFilters = ({ categories, levels, languages: chosen, isFreeOnly }: CatalogueAddress) =>
  categories.length + levels.length + chosen.length + (isFreeOnly ? 1 : 0)

export function courseFiltersOf({
  search,
  categories,
  levels,
  languages: chosen,
  isFreeOnly,
  sort,
}: CatalogueAddress): EndpointInput<typeof listCourses>['query'] {
  return {
    ...(search ? { search } : {}),
    ...(categories.length > 0 ? { category: [...categories] } : {}),
    ...(levels.length > 0 ? { level: [...levels] } : {}),
    ...(chosen.length > 0 ? { language: [...chosen] } : {}),
    ...(isFreeOnly ? { free: 'true' } : {}),
    ...(sort ? { sort } : {}),
  }
}

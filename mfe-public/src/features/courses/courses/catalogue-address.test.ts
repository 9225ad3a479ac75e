import { describe, expect, it } from 'vitest'
import {
  catalogueHref,
  countFilters,
  courseFiltersOf,
  onFirstPage,
  hasFilters,
  isSearchShort,
  isSearchTooLong,
  readCatalogueAddress,
  sortOf,
  wholeCatalogue,
} from './catalogue-address.ts'

const read = (search: string) => readCatalogueAddress(new URLSearchParams(search))

describe('the catalogue address', () => {
  it('is the whole catalogue, newest first, when it says nothing', () => {
    expect(read('')).toEqual(wholeCatalogue)
    expect(catalogueHref(wholeCatalogue)).toBe('/courses')
  })

  it('[S-090] [B-20] reads search, category, level, language, free and sort', () => {
    expect(
      read(
        'search=lake&category=Water+Resources&category=Biodiversity&level=advanced&language=kn&language=fr&free=true&sort=price-low',
      ),
    ).toEqual({
      search: 'lake',
      categories: ['Biodiversity', 'Water Resources'],
      levels: ['advanced'],
      languages: ['kn'],
      isFreeOnly: true,
      sort: 'price-low',
      show: 24,
      cursor: null,
    })
  })

  it('[B-20] writes the languages, and counts them among the filters', () => {
    const address = read('language=ta&language=kn')
    expect(catalogueHref(address)).toBe('/courses?language=kn&language=ta')
    expect([countFilters(address), courseFiltersOf(address)]).toEqual([2, { language: ['kn', 'ta'] }])
  })

  it('says the same thing in one way only, whatever the order it was typed in', () => {
    const one = read('level=advanced&level=beginner&category=Water%20Resources&search= tank ')
    const other = read('search=tank&category=Water+Resources&level=beginner&level=advanced&level=advanced&page=9')
    expect(catalogueHref(one)).toBe('/courses?search=tank&category=Water+Resources&level=beginner&level=advanced')
    expect(catalogueHref(other)).toBe(catalogueHref(one))
  })

  it('[W-53] sorts a search by relevance unless told otherwise', () => {
    expect(['', 'sort=relevance', 'search=a', 'search=a&sort=newest'].map((search) => sortOf(read(search)))).toEqual([
      'newest',
      'newest',
      'relevance',
      'newest',
    ])
    expect(catalogueHref(read('search=a&sort=relevance'))).toBe('/courses?search=a')
    expect(catalogueHref(read('search=a&sort=newest'))).toBe('/courses?search=a&sort=newest')
    expect(catalogueHref(read('sort=newest'))).toBe('/courses')
  })

  it('[U-32] knows a search of words so short that only titles are searched', () => {
    expect(
      ['', 'so', 'so ai', 'so, (ai)', 'ಕೆರೆ', 'so solar', '🌊🌊'].map((search) =>
        isSearchShort(read(`search=${search}`)),
      ),
    ).toEqual([false, true, true, true, false, false, false])
  })

  it('comes back as it went through an href', () => {
    const address = read(
      'search=a%26b%3D%22c%22&category=Economics+%26+Labour&free=true&sort=oldest&show=72&cursor=abc',
    )
    expect(read(catalogueHref(address).split('?')[1] ?? '')).toEqual(address)
  })

  it.each([
    'category=Astrology&level=guru&free=1&sort=rating&show=21',
    'category=water+resources&level=BEGINNER&free=TRUE&sort=&show=-20',
    'category=__proto__&level=constructor&sort=toString&show=0',
    'category[]=Biodiversity&show=1e2&cursor=',
    'show=20&search=%20%20',
    'show=020.0&show=48',
    'category=%FF%FE&level=%00&search=',
  ])('drops what it does not know: %s', (search) => {
    expect(read(search)).toEqual(wholeCatalogue)
  })

  it('shows steps of 24, as many as one request can bring', () => {
    expect(['24', '48', '72', '96', '120'].map((show) => read(`show=${show}`).show)).toEqual([24, 48, 72, 96, 24])
  })

  it('cuts a search at 100 characters and knows that it did', () => {
    const long = new URLSearchParams({ search: 'x'.repeat(10_000) })
    expect(readCatalogueAddress(long).search).toBe('x'.repeat(100))
    expect(isSearchTooLong(long)).toBe(true)
    expect(isSearchTooLong(new URLSearchParams({ search: ` ${'x'.repeat(100)} ` }))).toBe(false)
  })

  it('never cuts a character in two', () => {
    const { search } = readCatalogueAddress(new URLSearchParams({ search: `${'x'.repeat(99)}🌊` }))
    expect(search).toBe('x'.repeat(99))
    expect(search.isWellFormed()).toBe(true)
  })

  it('keeps quotes, operators and markup as the words they are', () => {
    const hostile = `"a" OR b* NEAR(c) '; DROP TABLE courses;-- <script>`
    const address = readCatalogueAddress(new URLSearchParams({ search: hostile }))
    expect(address.search).toBe(hostile)
    expect(catalogueHref(address)).not.toContain('<')
  })

  it('leaves paging behind when a filter changes', () => {
    expect(onFirstPage(read('free=true&show=72&cursor=abc'))).toEqual(read('free=true'))
  })

  it('knows what is a filter', () => {
    expect(hasFilters(read('sort=oldest&show=48'))).toBe(false)
    expect(hasFilters(read('search=a'))).toBe(true)
    expect(countFilters(read('search=a&free=true&level=beginner&category=Biodiversity'))).toBe(3)
  })

  it('asks the API for nothing it did not read', () => {
    expect(courseFiltersOf(wholeCatalogue)).toEqual({})
    expect(courseFiltersOf(read('free=true&level=beginner'))).toEqual({
      free: 'true',
      level: ['beginner'],
    })
    expect(courseFiltersOf(read('sort=oldest'))).toEqual({ sort: 'oldest' })
  })
})

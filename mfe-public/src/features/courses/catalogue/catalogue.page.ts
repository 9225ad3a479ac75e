import type { PageModule, PageDescription, PageRequest } from '@kere/platform/page'
import { catalogueHref, cataloguePath, readCatalogueAddress, type CatalogueAddress } from './catalogue-address.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { catalogueLead } from './course-text.ts'
import { coursesQuery, type Catalogue } from './catalogue.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/courses',
  sitemap: true,
  maxAgeSeconds: 10,
  keptBy: ['category', 'level', 'free', 'sort', 'show'],
}

const onlyCategory = ({ categories }: CatalogueAddress) => (categories.length === 1 ? categories[0] : undefined)

function describe({ search }: PageRequest, { api, cache }: Parameters<PageModule['describe']>[1]): PageDescription {
  const address = readCatalogueAddress(search)
  const { queryKey } = coursesQuery(api, address)
  const list = cache.getQueryData<Catalogue | null>(queryKey)
  const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
  const category = onlyCategory(address)
  const courses = { label: 'Courses', path: cataloguePath }
  const canonical = catalogueHref(category ? { categories: [category] } : {})
  return {
    status: list === null ? 400 : hasFailed ? 503 : 200,
    meta: {
      title: category ? `${category} courses` : 'Courses',
      description: category
        ? `${category} courses taught by practitioners, with full outlines, outdoor tasks and prices in rupees.`
        : `${catalogueLead(list?.published)} Filter by category, level and price.`,
      canonical,
      breadcrumbs: category ? [courses, { label: category, path: canonical }] : [courses],
      ...((address.search || list === null || hasFailed) && { noindex: true }),
    },
  }
}

export const page: PublicPage = {
  component: CataloguePage,
  next: async () => (await import('./catalogue.next.ts')).catalogueNext,
  queries: ({ search }, api) => [coursesQuery(api, readCatalogueAddress(search))],
  describe,
}

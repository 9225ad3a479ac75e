import { t } from '@kere/brand/messages'
import type { ApiClient } from '@kere/platform/api'
import type { PageQuery } from '@kere/platform/page'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PublicPage } from './next-step.ts'

interface LinkedPage<Found> {
  component: ComponentType
  /** The query for the token in the address. Its result is null for an invalid token. */
  query: (api: ApiClient, token: string) => PageQuery
  titleOf: (found: Found | null | undefined) => string
  description: string
  canonical: string
  /** The breadcrumb; by default, the page's title. */
  crumb?: string
}

const tokenOf = (search: URLSearchParams) => search.get('token') ?? ''

/** A page that a link in an email opens, for anybody who has the link. */
export const linkedPage = <Found>({ query, titleOf, crumb, ...page }: LinkedPage<Found>): PublicPage => ({
  component: page.component,
  queries: ({ search }, api) => (tokenOf(search) ? [query(api, tokenOf(search))] : []),
  describe({ search, submission }, { api, cache }) {
    const queryKey = query(api, tokenOf(search)).queryKey as QueryKey
    const found = cache.getQueryData<Found | null>(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const title = titleOf(found)
    return {
      status: found === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: submission ? t('Error: {title}', { title }, 'Title of a page') : title,
        description: page.description,
        canonical: page.canonical,
        breadcrumbs: [{ label: crumb ?? title, path: page.canonical }],
        noindex: true,
      },
    }
  },
})

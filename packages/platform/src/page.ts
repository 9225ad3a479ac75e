import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RemoteRoute, Session } from './border.ts'
import type { ApiClient } from './api.ts'
import type { PageMeta } from './page-meta.ts'
import type { Submission } from './submission.ts'

export type { PageMeta } from './page-meta.ts'

export interface PageRequest {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  session: Session
  submission: Submission | null
}

/** Options of a query, as `queryOptions()` returns them, with any type of data. */
// oxlint-disable-next-line typescript/no-explicit-any -- data types differ from query to query; only the cache sees them
export type PageQuery = UseQueryOptions<any, any, any, any>

export interface PageDescription {
  status: 200 | 400 | 404 | 503
  meta: PageMeta
  /** The current path of the same page. The edge redirects to it with 308. */
  movedTo?: string
}

export interface PageModule {
  component: ComponentType
  /** The queries of the page. The worker runs them before it renders; the browser runs them while the code loads. */
  queries?(request: PageRequest, api: ApiClient): readonly PageQuery[]
  describe(request: PageRequest, tools: { api: ApiClient; cache: QueryClient }): PageDescription
}

export interface PageRoute extends RemoteRoute {
  page: () => Promise<PageModule>
  /**
   * Lists the page in the sitemap: once, or once for each entry of a public list, whose fields fill the path's
   * parameters.
   */
  sitemap?: true | { list: `/api/${string}`; changedAt?: string }
}

/** The page under `*` is shown if no other pattern matches. */
export interface RemoteApp {
  name: string
  pages: Readonly<Record<string, () => Promise<PageModule>>>
}

export const pagesOf = (routes: readonly PageRoute[]): RemoteApp['pages'] =>
  Object.fromEntries(routes.map(({ path, page }) => [path, page]))

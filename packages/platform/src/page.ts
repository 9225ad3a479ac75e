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

/** Query options as `queryOptions()` returns them, with any data. */
// oxlint-disable-next-line typescript/no-explicit-any -- data types differ from query to query; only the cache sees them
export type PageQuery = UseQueryOptions<any, any, any, any>

export interface PageDescription {
  status: 200 | 400 | 404 | 503
  meta: PageMeta
  /** The path of the same, now: the edge leads there with 308. */
  movedTo?: string
}

export interface PageModule {
  component: ComponentType
  /** The worker runs these before rendering, the browser while the code loads. */
  queries?(request: PageRequest, api: ApiClient): readonly PageQuery[]
  describe(request: PageRequest, tools: { api: ApiClient; cache: QueryClient }): PageDescription
}

export interface PageRoute extends RemoteRoute {
  page: () => Promise<PageModule>
  /** Listed as it is, or once for each entry of a public list, whose fields are the path's parameters. */
  sitemap?: true | { list: `/api/${string}`; changedAt?: string }
}

/** `*` is what no other pattern matches. */
export interface RemoteApp {
  name: string
  pages: Readonly<Record<string, () => Promise<PageModule>>>
}

export const pagesOf = (routes: readonly PageRoute[]): RemoteApp['pages'] =>
  Object.fromEntries(routes.map(({ path, page }) => [path, page]))

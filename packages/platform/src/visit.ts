import { readAddress } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './border.ts'
import type { ApiClient } from './api.ts'
import { matchRoute } from './match.ts'
import type { NavigationLocation } from './navigation.ts'
import type { PageModule, PageDescription, PageRequest, RemoteApp } from './page.ts'
import type { DrawPart } from './react/kept-markup.ts'
import type { Submission } from './submission.ts'

export interface RemoteTools {
  app: RemoteApp
  api: ApiClient
  cache: QueryClient
  session: Session
  /** Set only at the edge. */
  drawPart?: DrawPart
}

export interface Visit {
  location: NavigationLocation
  pattern: string
  page: PageModule
  request: PageRequest
  /** Settles when the queries have. It never rejects, because a failed query is stored in the cache. */
  loaded: Promise<void>
}

export async function openVisit(
  tools: RemoteTools,
  location: NavigationLocation,
  submission: Submission | null = null,
): Promise<Visit> {
  const { name, pages } = tools.app
  const match = matchRoute(Object.keys(pages), readAddress(location.pathname).path)
  const load = match && pages[match.pattern]
  if (!load) throw new Error(`The remote ${name} has no page for this path`)
  return startVisit(tools, match.pattern, await load(), { params: match.params, submission }, location)
}

/**
 * Keeps a submission while the page keeps the address it was posted to. Another search is another state of the page;
 * another fragment is not.
 */
export function moveVisit(tools: RemoteTools, shown: Visit, location: NavigationLocation): Visit {
  const { params, submission } = shown.request
  const kept = location.search === shown.location.search ? submission : null
  return startVisit(tools, shown.pattern, shown.page, { params, submission: kept }, location)
}

function startVisit(
  { api, cache, session }: RemoteTools,
  pattern: string,
  page: PageModule,
  { params, submission }: Pick<PageRequest, 'params' | 'submission'>,
  location: NavigationLocation,
): Visit {
  const request = { params, search: new URLSearchParams(location.search), session, submission }
  const queries = page.queries?.(request, api) ?? []
  const loaded = Promise.allSettled(queries.map((query) => cache.query(query))).then(() => undefined)
  return { location, pattern, page, request, loaded }
}

/** The page names its addresses without a language. */
export function describeVisit({ api, cache }: RemoteTools, { page, request }: Visit): PageDescription {
  const { meta, ...described } = page.describe(request, { api, cache })
  const breadcrumbs = meta.breadcrumbs.map(({ label, path }) => ({ label, path: localPath(path) }))
  return { ...described, meta: { ...meta, canonical: localPath(meta.canonical), breadcrumbs } }
}

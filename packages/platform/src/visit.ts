import type { QueryClient } from '@tanstack/react-query'
import type { Session } from './border.ts'
import type { ApiClient } from './api.ts'
import { matchRoute } from './match.ts'
import type { NavigationLocation } from './navigation.ts'
import type { Page, PageDescription, PageRequest, RemoteApp } from './page.ts'

/** What a remote works with, on either side. */
export interface RemoteTools {
  app: RemoteApp
  api: ApiClient
  cache: QueryClient
  session: Session
}

/** A location with the page that stands there. */
export interface Visit {
  location: NavigationLocation
  pattern: string
  page: Page
  request: PageRequest
}

/** Finds the page of a location and loads its code. */
export async function openVisit(tools: RemoteTools, location: NavigationLocation): Promise<Visit> {
  const match = matchRoute(Object.keys(tools.app.pages), location.pathname)
  const load = match && tools.app.pages[match.pattern]
  if (!load) throw new Error(`The remote ${tools.app.name} has no page for this path`)
  const page = await load()
  return { location, pattern: match.pattern, page, request: readRequest(tools, match.params, location) }
}

/** The same page at another search or hash. */
export function moveVisit(tools: RemoteTools, visit: Visit, location: NavigationLocation): Visit {
  return { ...visit, location, request: readRequest(tools, visit.request.params, location) }
}

/** Loads what the page needs. Never rejects: a failed query stays in the cache as failed. */
export async function loadQueries({ api, cache }: RemoteTools, { page, request }: Visit): Promise<void> {
  const queries = page.queries?.(request, api) ?? []
  await Promise.all(queries.map((query) => cache.prefetchQuery(query)))
}

export function describeVisit({ api, cache }: RemoteTools, { page, request }: Visit): PageDescription {
  return page.describe(request, { api, cache })
}

function readRequest({ session }: RemoteTools, params: PageRequest['params'], { search }: NavigationLocation): PageRequest {
  return { params, search: new URLSearchParams(search), session }
}

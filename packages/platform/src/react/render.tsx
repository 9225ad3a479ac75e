import { renderToString } from 'react-dom/server.edge'
import { identifierPrefix, type MountContext, type RenderRequest, type RenderResult } from '../border.ts'
import type { ApiClient } from '../api.ts'
import type { Navigation, NavigationLocation } from '../navigation.ts'
import type { RemoteApp } from '../page.ts'
import { createServerCache, writeAnswers } from '../query-cache.ts'
import { describeVisit, openVisit } from '../visit.ts'
import { keepMarkup } from './kept-markup.ts'
import { RemoteTree } from './remote-tree.tsx'

/** A card's markup has about 1 kB, so 500 of them need less memory than the largest cached answer. */
const drawPart = keepMarkup(500)

export async function renderRemote(app: RemoteApp, request: RenderRequest, api: ApiClient): Promise<RenderResult> {
  const cache = createServerCache()
  const tools = { app, api, cache, session: request.session, drawPart }
  const location = { pathname: request.path, search: request.search, hash: '', index: 0, action: 'pop' } as const
  const visit = await openVisit(tools, location, request.submission)
  await visit.loaded

  const { status, meta, movedTo } = describeVisit(tools, visit)
  if (movedTo !== undefined) return { status, meta, movedTo, html: '', data: null }
  const { session, inbox = null } = request
  const context = { ...standstill(visit.location), session, inbox, rendered: null }
  // All queries have settled, so nothing suspends, and streaming would take a third longer.
  const html = renderToString(<RemoteTree tools={tools} context={context} first={visit} />, {
    identifierPrefix: identifierPrefix(app.name),
  })

  return { status, meta, html, data: writeAnswers(cache) }
}

function standstill(location: NavigationLocation): Omit<MountContext, 'session' | 'rendered' | 'inbox'> {
  const stay = () => {}
  const navigation: Navigation = { location, listen: () => stay, push: stay, go: stay, block: () => stay }
  return {
    navigation,
    notify: stay,
    announce: stay,
    startExport: stay,
    setMeta: stay,
    fail: stay,
    renewSession: () => Promise.resolve(false),
  }
}

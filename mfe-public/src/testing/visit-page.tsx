import { problems, type ProblemCode } from '@kere/contracts/problem'
import type { MountContext, Notice } from '@kere/platform/border'
import { createClient } from '@kere/platform/client'
import type { Navigation, NavigationLocation } from '@kere/platform/navigation'
import type { PageDescription } from '@kere/platform/page'
import { createServerCache } from '@kere/platform/query-cache'
import { RemoteTree } from '@kere/platform/react/remote-tree'
import { describeVisit, openVisit } from '@kere/platform/visit'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.tsx'

/** Answers a request of the API's; the only thing that a page's test fakes. */
export type Answer = (url: URL) => Response | Promise<Response>

/** A refusal or a failure, as the API writes it. */
export const refuse = (code: ProblemCode, requestId = 'req_test') =>
  Response.json(
    { type: 'about:blank', ...problems[code], code },
    { status: problems[code].status, headers: { 'x-request-id': requestId } },
  )

/**
 * Opens a page as the shell does: loads what it needs, draws it, and turns clicks on its links into navigation.
 * The cache does not retry, so that a failure shows at once.
 */
export async function visitPage(path: string, answer: Answer) {
  const requests: URL[] = []
  const announcements: string[] = []
  const notices: Notice[] = []
  const navigation = createMemoryNavigation(path)
  const api = createClient({
    origin: location.origin,
    fetch: async (request) => {
      const url = new URL(request.url)
      requests.push(url)
      return answer(url)
    },
  })
  const context: MountContext = {
    navigation,
    session: { user: null },
    rendered: null,
    notify: (notice) => void notices.push(notice),
    announce: (text) => void announcements.push(text),
    setMeta: () => {},
    fail: (error) => {
      throw error
    },
  }
  const tools = { app, api, cache: createServerCache(), session: context.session }
  const visit = await openVisit(tools, navigation.location)
  await Promise.race([visit.loaded, new Promise((resolve) => setTimeout(resolve, 150))])
  const description: PageDescription = describeVisit(tools, visit)

  const container = document.createElement('main')
  container.dataset.app = 'public'
  document.body.append(container)
  container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || link.target) return
    event.preventDefault()
    navigation.push(link.pathname + link.search)
  })
  onTestFinished(() => container.remove())
  const screen = await render(<RemoteTree tools={tools} context={context} first={visit} />, { container })
  return { screen, container, requests, announcements, notices, navigation, description }
}

/** A tab's history without the tab's. */
function createMemoryNavigation(path: string): Navigation {
  const listeners = new Set<() => void>()
  const entries = [readLocation(path, 0)]
  let index = 0
  const publish = () => listeners.forEach((listener) => listener())
  return {
    get location() {
      return entries[index] ?? readLocation(path, 0)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    push: (to) => {
      index += 1
      entries.splice(index, Infinity, readLocation(to, index))
      publish()
    },
    go: (delta) => {
      index += delta
      publish()
    },
    block: () => () => {},
  }
}

function readLocation(path: string, index: number): NavigationLocation {
  const { pathname, search, hash } = new URL(path, location.origin)
  return { pathname, search, hash, index, action: 'push' }
}

import { problems, type ProblemCode } from '@kere/contracts/http/problems'
import type { SessionUser } from '@kere/contracts/accounts/session'
import type { BulkRequest, ExportRequest, MountContext, Notice, Session } from '../border.ts'
import type { Device } from '../device.ts'
import { createClient } from '../client.ts'
import type { Navigation, NavigationLocation } from '../navigation.ts'
import type { RemoteApp } from '../page.ts'
import type { Submission } from '../submission.ts'
import { createServerCache } from '../query-cache.ts'
import { describeVisit, openVisit } from '../visit.ts'
import { RemoteTree } from './remote-tree.tsx'

export type FetchStub = (url: URL, request: Request) => Response | Promise<Response>

const silence = new Promise<never>(() => {})

export const pending = (): Promise<never> => silence

export const problem = (code: ProblemCode, { requestId = 'req_test', retryAfterSeconds = 0 } = {}) =>
  Response.json(
    { type: 'about:blank', ...problems[code], code },
    {
      status: problems[code].status,
      headers: { 'x-request-id': requestId, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) },
    },
  )

export interface Staged extends Pick<Session, 'registeredEmail'>, Pick<MountContext, 'inbox' | 'openCookieChoice'> {
  submission?: Submission | null
  device?: Device | null
}

/** Opens a page as the shell does, but without retries, so that a failure shows at once. */
export async function renderRemoteForTest(
  app: RemoteApp,
  path: string,
  answer: FetchStub,
  user: SessionUser | null = null,
  { submission = null, registeredEmail = null, inbox = null, device = null, openCookieChoice = null }: Staged = {},
) {
  const requests: URL[] = []
  const announcements: string[] = []
  const titles: string[] = []
  const notices: Notice[] = []
  const exports: ExportRequest[] = []
  const bulks: BulkRequest[] = []
  const unreads: number[] = []
  let renewals = 0
  let closings = 0
  const waits = Promise.withResolvers<void>()
  const navigation = createMemoryNavigation(path)
  const api = createClient({
    origin: location.origin,
    fetch: async (request) => {
      const url = new URL(request.url)
      requests.push(url)
      const given = answer(url, request)
      if (given === silence) waits.resolve()
      return given
    },
    send: (request, { bytes, onProgress }) => {
      const url = new URL(request.url)
      requests.push(url)
      onProgress?.(0.42)
      return Promise.resolve(answer(url, new Request(request, { method: request.method, body: bytes })))
    },
    openDevice: () => device && Promise.resolve(device),
  })
  const context: MountContext = {
    navigation,
    session: { user, registeredEmail },
    inbox,
    renewSession: () => {
      renewals += 1
      return Promise.resolve(false)
    },
    rendered: null,
    submission,
    openDevice: device && (() => Promise.resolve(device)),
    notify: (notice) => void notices.push(notice),
    announce: (text) => void announcements.push(text),
    openCookieChoice,
    startExport: (request) => void exports.push(request),
    startBulk: (request) => void bulks.push(request),
    showUnread: (unread) => void unreads.push(unread),
    closeSession: () => void (closings += 1),
    setMeta: ({ title }) => void titles.push(title),
    fail: (error) => {
      throw error
    },
  }
  const tools = { app, api, cache: createServerCache(), session: context.session }
  const visit = await openVisit(tools, navigation.location, submission)
  await Promise.race([visit.loaded, waits.promise])
  const description = describeVisit(tools, visit)

  const container = document.createElement('main')
  container.dataset.app = app.name
  document.body.append(container)
  // The listener is above the root, like the shell's, so that a component can stop the propagation of a click.
  const follow = (event: MouseEvent) => {
    const isHere = event.target instanceof Element && container.contains(event.target)
    const link = isHere ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || link.target) return
    event.preventDefault()
    navigation.push(link.pathname + link.search)
  }
  document.addEventListener('click', follow)
  const tree = <RemoteTree tools={tools} context={context} first={visit} />
  return {
    tree,
    container,
    requests,
    announcements,
    titles,
    notices,
    exports,
    bulks,
    unreads,
    navigation,
    description,
    leave: () => {
      container.remove()
      document.removeEventListener('click', follow)
    },
    countRenewals: () => renewals,
    countClosings: () => closings,
  }
}

function createMemoryNavigation(path: string): Navigation {
  const listeners = new Set<() => void>()
  const guards: Parameters<Navigation['block']>[0][] = []
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
    push: (to, { replace = false } = {}) => {
      const proceed = () => {
        if (!replace) index += 1
        entries.splice(index, Infinity, readLocation(to, index))
        publish()
      }
      const guard = guards.at(-1)
      if (guard) guard({ to, proceed, cancel: () => {} })
      else proceed()
    },
    go: (delta) => {
      index += delta
      publish()
    },
    block: (guard) => {
      guards.push(guard)
      return () => void guards.splice(guards.indexOf(guard), 1)
    },
  }
}

function readLocation(path: string, index: number): NavigationLocation {
  const { pathname, search, hash } = new URL(path, location.origin)
  return { pathname, search, hash, index, action: 'push' }
}

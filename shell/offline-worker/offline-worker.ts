import { readAddress } from '@kere/brand/language'
import { openStore } from '../src/device/device-store.ts'
import type { KeepMessage } from '../src/device/kept-pages.ts'
import { readDevice } from '../src/device/kept-places.ts'
import { answerOffline } from '../src/device/offline-page.ts'
import { dropOldFiles } from '../src/device/old-files.ts'

declare const self: ServiceWorkerGlobalScope

const pagesCache = 'kere-pages'
const filesCache = 'kere-files'
const shellsCache = 'kere-shells'
const most = { pages: 60, files: 400 }

const patienceMs = 6000

/** A page that asks to be stored names its reader in this header. */
const keepFor = 'x-keep-for'

const logo = '/favicon.svg'

// The worker contains no code of a page, and the names of stored files depend on their content, so a new version can
// take over at once.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(filesCache).then((files) => files.add(logo)))
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  // The browser requests the page while the worker starts.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // Only this site's own pages can send messages here.
  const message = event.data as KeepMessage
  if (message.kind === 'keep') event.waitUntil(keep(message))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url))
  // Pages store the API's answers themselves.
  else if (!url.pathname.startsWith('/api/')) event.respondWith(readFile(event))
})

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const { pathname } = url
  const pages = await caches.open(pagesCache)
  const kept = await pages.match(pathname, { ignoreVary: true })
  const fresh = askFor(event)
  try {
    const page = await (kept ? inTime(fresh) : fresh)
    event.waitUntil(learn(pathname, page.clone()))
    return page
  } catch {
    // A late answer that nobody reads would occupy one of the browser's few connections.
    void fresh.then(
      (page) => page.body?.cancel(),
      () => undefined,
    )
    return kept ?? openOffline(pathname + url.search)
  }
}

async function askFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // TypeScript does not know the type of the preloaded answer.
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}

async function openOffline(address: string): Promise<Response> {
  const [pages, files] = await Promise.all([caches.open(pagesCache), caches.open(filesCache)])
  const [kept, owner] = await Promise.all([pages.keys(), readOwner(pages)])
  const fonts = (await files.keys()).map(pathOf).filter((path) => path.endsWith('.woff2'))
  const device = await (owner === null ? null : readStored(owner).catch(() => null))
  return answerOffline({ address, kept: new Set(kept.map(pathOf)), fonts, ...(device ?? { places: [], pages: [] }) })
}

/** All stored pages belong to one reader. Signing out deletes them, and so does a page of another reader. */
async function readOwner(pages: Cache): Promise<string | null> {
  const [page] = await pages.matchAll()
  return page?.headers.get(keepFor) ?? null
}

async function readStored(owner: string) {
  const store = await openStore()
  try {
    return await readDevice(store, owner)
  } finally {
    store.close()
  }
}

async function learn(pathname: string, page: Response) {
  const pages = await caches.open(pagesCache)
  const owner = page.headers.get(keepFor)
  if (page.status === 200 && owner && !page.redirected) {
    for (const request of await pages.keys()) {
      const other = await pages.match(request, { ignoreVary: true })
      if (other?.headers.get(keepFor) !== owner) await pages.delete(request, { ignoreVary: true })
    }
    await pages.put(pathname, page)
    await trim(pages, most.pages)
  } else if (page.type === 'opaqueredirect' || (page.status >= 200 && page.status < 500)) {
    await pages.delete(pathname, { ignoreVary: true })
  }
}

/** The name contains a hash of the content, so any stored copy is valid. */
async function readFile(event: FetchEvent): Promise<Response> {
  const files = await caches.open(filesCache)
  const kept = await files.match(event.request.url, { ignoreVary: true })
  if (kept) return kept
  const file = await fetch(event.request)
  if (isImmutable(file)) event.waitUntil(keepFile(files, event, file.clone()))
  return file
}

/** Stores a file for offline use. Pages outside the dashboard are not stored, so their files are not either. */
async function keepFile(files: Cache, { clientId, request }: FetchEvent, file: Response) {
  const client = await self.clients.get(clientId)
  if (!client || !readAddress(new URL(client.url).pathname).path.startsWith('/dashboard')) return
  await files.put(request.url, file)
  await trim(files, most.files)
}

const isImmutable = ({ status, type, headers }: Response) =>
  status === 200 && type === 'basic' && /\bimmutable\b/.test(headers.get('cache-control') ?? '')

async function keep({ path, files: paths }: KeepMessage) {
  const pages = await caches.open(pagesCache)
  if (!(await pages.match(path, { ignoreVary: true })))
    await learn(path, await fetch(path, { credentials: 'same-origin', redirect: 'manual' }))
  const files = await caches.open(filesCache)
  for (const file of new Set(paths)) {
    if (await files.match(file, { ignoreVary: true })) continue
    const found = await fetch(file).catch(() => null)
    if (found && isImmutable(found)) await files.put(file, found)
  }
  await trim(files, most.files)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Another tab may show an older release and still need its files without a connection.
  if (tabs.length > 1) return
  await dropOldFiles({ pages, files, shells: await caches.open(shellsCache), own: paths, readList: readShellFiles })
}

async function readShellFiles(): Promise<string[]> {
  const answer = await fetch('/files.json').catch(() => null)
  // The build writes this list.
  const paths = answer?.ok ? ((await answer.json()) as string[]) : []
  return paths.map((path) => `/${path}`)
}

/** Deletes the oldest files first. A file that is still needed is stored again with the next page. */
async function trim(cache: Cache, limit: number) {
  const requests = await cache.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - limit)))
    await cache.delete(request, { ignoreVary: true })
}

const pathOf = ({ url }: Request) => new URL(url).pathname

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The network is too slow')), patienceMs)
  })
  return Promise.race([promise, late])
}

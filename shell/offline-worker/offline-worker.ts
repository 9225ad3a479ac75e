import type { KeepMessage } from '../src/device/kept-pages.ts'

declare const self: ServiceWorkerGlobalScope

const pagesCache = 'kere-pages'
const filesCache = 'kere-files'
const most = { pages: 60, files: 400 }

const patienceMs = 6000

/** A page that asks to be stored names its reader in this header (`keep-for.ts` of the shell's worker). */
const keepFor = 'x-keep-for'

// It holds no code of a page and no version of one: what it keeps is named by its content, so a new worker may take over at once.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // Only our own pages can send messages here.
  const message = event.data as KeepMessage
  if (message.kind === 'keep') event.waitUntil(keep(message))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url))
  // Data is the pages' own to keep.
  else if (!url.pathname.startsWith('/api/')) event.respondWith(readFile(event))
})

async function openPage(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const pages = await caches.open(pagesCache)
  const kept = await pages.match(pathname, { ignoreVary: true })
  const fresh = fetch(event.request)
  try {
    const page = await (kept ? inTime(fresh) : fresh)
    event.waitUntil(learn(pathname, page.clone()))
    return page
  } catch (error) {
    if (kept) return kept
    throw error
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

/** The name is a hash of the content, so the first copy is as good as any. */
async function readFile(event: FetchEvent): Promise<Response> {
  const files = await caches.open(filesCache)
  const kept = await files.match(event.request.url, { ignoreVary: true })
  if (kept) return kept
  const file = await fetch(event.request)
  if (isImmutable(file)) event.waitUntil(files.put(event.request.url, file.clone()))
  return file
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
}

/** The oldest go first; what is still needed comes back with the next page. */
async function trim(cache: Cache, limit: number) {
  const requests = await cache.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - limit)))
    await cache.delete(request, { ignoreVary: true })
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The network is too slow')), patienceMs)
  })
  return Promise.race([promise, late])
}

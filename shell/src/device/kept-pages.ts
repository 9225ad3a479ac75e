export interface KeepMessage {
  kind: 'keep'
  path: string
  /** That the page has loaded before the worker was there. */
  files: readonly string[]
}

export const pagesCache = 'kere-pages'

const script = '/offline-worker.js'

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** The worker is registered with the first page that asks for it; other pages do without one. */
export async function keepPage(path: string) {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(trustedScript(), { updateViaCache: 'none' })
  await endNarrow()
  const { active } = await navigator.serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
    .map(({ pathname }) => pathname)
  const message: KeepMessage = { kind: 'keep', path, files }
  // The rule takes a worker for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(message)
}

/** An older shell registered the worker for the dashboard alone; its pages would go on to use that one. */
async function endNarrow() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  for (const registration of registrations)
    if (new URL(registration.scope).pathname !== '/') await registration.unregister()
}

export async function forgetPages(below: string) {
  const pages = await caches.open(pagesCache)
  for (const { url } of await pages.keys()) if (isBelow(url, below)) await pages.delete(url, { ignoreVary: true })
}

export function isBelow(url: string, path: string) {
  const { pathname } = new URL(url, location.origin)
  return pathname === path || pathname.startsWith(`${path}/`)
}

let policy: ReturnType<PolicyFactory['createPolicy']> | null = null

function trustedScript() {
  // TypeScript's types of the DOM do not know trusted types, and some browsers have none.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy('kere-worker', { createScriptURL: (url) => url }) ?? null
  return policy?.createScriptURL(script) ?? script
}

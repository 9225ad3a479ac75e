export interface KeepMessage {
  kind: 'keep'
  path: string
  /** The files that the page loaded before the worker was active. */
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

/** Asks the worker to store a page. The worker is registered with the first page that needs it. */
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
  // The lint rule mistakes a worker for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(message)
}

/**
 * Unregisters the worker of an older shell, which was registered only for the dashboard and would keep serving its
 * pages.
 */
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
  // TypeScript's DOM types lack trusted types, and so do some browsers.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy('kere-worker', { createScriptURL: (url) => url }) ?? null
  return policy?.createScriptURL(script) ?? script
}

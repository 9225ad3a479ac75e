import type { BootRemote, TrustedFile } from '@kere/platform/boot'
import type { RemoteModule } from '@kere/platform/border'
import { federation } from './federation.ts'
import { inTime } from './time-limit.ts'

const loaded = new Map<string, RemoteModule>()

/** With its stylesheets in place. Can be tried again after a failure. */
export async function loadRemoteModule(remote: BootRemote): Promise<RemoteModule> {
  const { name, css } = remote
  const module = loaded.get(name) ?? register(remote)
  const [found] = await inTime(Promise.all([module, ...css.map(ensureStylesheet)]))
  if (!found) throw new Error(`${name} exposes no app`)
  loaded.set(name, found)
  return found
}

/** Anew each time, because the runtime keeps a failure. */
function register({ name, entry }: BootRemote) {
  federation.registerRemotes([{ name, entry, type: 'module' }], { force: true })
  return federation.loadRemote<RemoteModule>(`${name}/app`)
}

function ensureStylesheet({ href, integrity }: TrustedFile): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const present = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
  if (present?.sheet) return Promise.resolve()
  present?.remove()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.integrity = integrity
  link.crossOrigin = 'anonymous'
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => {
    link.remove()
    reject(new Error(`The stylesheet ${href} did not load`))
  })
  document.head.append(link)
  return promise
}

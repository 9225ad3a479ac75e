import type { BootRemote } from '@kere/platform/boot'
import type { RemoteModule } from '@kere/platform/border'
import { federation } from './federation.ts'
import { once } from './once.ts'

const modules = new Map<string, Promise<RemoteModule>>()

/** Can be tried again after a failure. */
export const loadRemoteModule = ({ name, entry }: BootRemote) =>
  once(modules, name, async () => {
    // Anew each time, because the runtime keeps a failure.
    federation.registerRemotes([{ name, entry, type: 'module' }], { force: true })
    const found = await federation.loadRemote<RemoteModule>(`${name}/app`)
    if (!found) throw new Error(`${name} exposes no app`)
    return found
  })

import { language } from '@kere/brand/language'
import type { BootRemote } from '@kere/platform/boot'
import type { RemoteModule } from '@kere/platform/border'
import { pathIn } from '@kere/platform/routing'
import { federation } from './federation.ts'
import { once } from './once.ts'

const modules = new Map<string, Promise<RemoteModule>>()

/** Every page of a document is in one language, and so are the copies of the remotes. */
const entryIn = (entry: string) => entry.replace(/[^/]+$/, (file) => pathIn(language, file))

/** Loads a remote's module. A failed load can be tried again. */
export const loadRemoteModule = ({ name, entry }: BootRemote) =>
  once(modules, name, async () => {
    // Registers the remote again each time, because the runtime remembers a failure.
    federation.registerRemotes([{ name, entry: entryIn(entry), type: 'module' }], { force: true })
    const found = await federation.loadRemote<RemoteModule>(`${name}/app`)
    if (!found) throw new Error(`${name} exposes no app`)
    return found
  })

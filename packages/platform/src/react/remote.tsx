import { onlineManager } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { deferClient } from '../api.ts'
import { contractVersion, identifierPrefix, type MountContext, type RemoteModule, type Session } from '../border.ts'
import type { RemoteApp } from '../page.ts'
import { createBrowserCache, readAnswers } from '../query-cache.ts'
import { openVisit } from '../visit.ts'
import { hydrateInSlices } from './hydrate-in-slices.tsx'
import { RemoteTree } from './remote-tree.tsx'

export function createRemote(app: RemoteApp): RemoteModule {
  const cache = createBrowserCache()
  let renewSession = () => Promise.resolve(false)
  let proveAnew: MountContext['proveAnew']
  let openDevice: MountContext['openDevice'] = null
  const api = deferClient(async () => {
    const { createClient } = await import('../client.ts')
    return createClient({
      fetch: (request) => fetch(request),
      send: async (request, upload) => {
        const { sendWithProgress } = await import('../send-with-progress.ts')
        return sendWithProgress(request, upload)
      },
      origin: location.origin,
      renewSession: () => renewSession(),
      proveAnew: () => proveAnew?.() ?? Promise.resolve(false),
      openDevice: () => openDevice?.() ?? null,
    })
  })

  return {
    contract: contractVersion,
    async mount(element, context) {
      // The query client misses the return of the connection while no remote is mounted.
      if (navigator.onLine) onlineManager.setOnline(true)
      renewSession = () => context.renewSession()
      ;({ openDevice, proveAnew } = context)
      const tools = { app, api, cache, session: context.session }
      if (context.rendered) readAnswers(cache, context.rendered)
      const opening = { ...tools, session: writtenFor(context) }
      const first = await openVisit(opening, context.navigation.location, context.submission)
      const options = { identifierPrefix: identifierPrefix(app.name), onUncaughtError: context.fail }
      const tree = <RemoteTree tools={tools} context={context} first={first} />
      if (context.rendered) {
        const root = await hydrateInSlices(element, tree, options)
        return { unmount: () => root.unmount() }
      }
      const root = createRoot(element, options)
      root.render(tree)
      return { unmount: () => root.unmount() }
    },
    async prefetch({ pathname, search }, session) {
      await openVisit({ app, api, cache, session }, { pathname, search, hash: '', index: 0, action: 'push' })
    },
  }
}

/**
 * Hydration must start with the session that the server rendered for. The tree takes over the reader's session
 * afterwards.
 */
const writtenFor = ({ rendered, session }: MountContext): Session =>
  rendered?.isForVisitor && (session.user ?? session.registeredEmail) ? { user: null } : session

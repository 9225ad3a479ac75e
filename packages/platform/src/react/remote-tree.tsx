import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { MountContext } from '../border.ts'
import type { ApiClient } from '../api.ts'
import type { PageRequest } from '../page.ts'
import { describeVisit, moveVisit, openVisit, type RemoteTools, type Visit } from '../visit.ts'
import type { DrawPart } from './kept-markup.ts'
import { RemoteRouter } from './remote-router.tsx'

/** The previous page stays visible this long while the next one loads. Then the skeleton appears. */
const skeletonDelayMs = 150

interface Remote {
  api: ApiClient
  context: Pick<
    MountContext,
    | 'navigation'
    | 'session'
    | 'inbox'
    | 'renewSession'
    | 'notify'
    | 'announce'
    | 'startExport'
    | 'startBulk'
    | 'openCookieChoice'
    | 'openDevice'
    | 'showUnread'
    | 'closeSession'
  >
  request: PageRequest
  /** Set only at the edge. It renders the same markup as the part itself and keeps it for the next page. */
  drawPart?: DrawPart | undefined
}

const RemoteContext = createContext<Remote | null>(null)

export function useRemote(): Remote {
  const remote = use(RemoteContext)
  if (!remote) throw new Error('useRemote is for components inside a remote')
  return remote
}

const visitor = { user: null }

/** Renders its children as a visitor would see them, even if somebody is signed in. */
export function AsVisitor({ children }: { children: ReactNode }) {
  const remote = useRemote()
  const seen = useMemo(() => ({ ...remote, context: { ...remote.context, session: visitor } }), [remote])
  return <RemoteContext value={seen}>{children}</RemoteContext>
}

interface RemoteTreeProps {
  tools: RemoteTools
  context: MountContext
  first: Visit
}

export function RemoteTree({ tools, context, first }: RemoteTreeProps) {
  const visit = useVisit(tools, context, first)
  const { session } = visit.request
  const own = useMemo(() => (session === context.session ? context : { ...context, session }), [context, session])
  const remote = useMemo(
    () => ({ api: tools.api, context: own, request: visit.request, drawPart: tools.drawPart }),
    [tools, own, visit.request],
  )
  return (
    <QueryClientProvider client={tools.cache}>
      <RemoteContext value={remote}>
        <RemoteRouter navigation={context.navigation} visit={visit} />
      </RemoteContext>
    </QueryClientProvider>
  )
}

function useVisit(tools: RemoteTools, context: MountContext, first: Visit): Visit {
  const [visit, setVisit] = useState(first)

  useEffect(() => {
    let shown = first
    let latest = 0

    const move = async (turn: number) => {
      const { location } = context.navigation
      const isSamePage = location.pathname === shown.location.pathname
      const [next] = isSamePage
        ? [moveVisit(tools, shown, location)]
        : await Promise.all([openVisit(tools, location), context.loadStyles?.()])
      if (!isSamePage) await Promise.race([next.loaded, new Promise((resolve) => setTimeout(resolve, skeletonDelayMs))])
      if (turn !== latest) return
      shown = next
      const draw = () => (turn === latest ? setVisit(next) : undefined)
      if (isSamePage || !context.swap) draw()
      else context.swap(draw)
    }
    const follow = () => {
      const turn = ++latest
      move(turn).catch((error: unknown) => {
        if (turn === latest) context.fail(error)
      })
    }
    const stop = context.navigation.listen(follow)
    // The location may have changed since mounting, when nothing listened yet. A page rendered for a visitor now gets
    // its reader's session.
    if (context.navigation.location !== first.location || tools.session !== first.request.session) follow()
    return stop
  }, [tools, context, first])

  // The page is in the document now, so the shell can find its heading.
  useEffect(() => {
    let isCurrent = true
    const describe = () => {
      if (isCurrent) context.setMeta(describeVisit(tools, visit).meta)
    }
    describe()
    // React renders the answer one task after it arrives.
    void visit.loaded.then(() => setTimeout(describe))
    return () => {
      isCurrent = false
    }
  }, [tools, context, visit])

  return visit
}

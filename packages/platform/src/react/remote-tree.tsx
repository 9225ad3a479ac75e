import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Route, Router, Routes, type Navigator } from 'react-router-dom'
import type { MountContext } from '../border.ts'
import type { ApiClient } from '../client.ts'
import type { Navigation } from '../navigation.ts'
import type { PageRequest } from '../page.ts'
import { describeVisit, loadQueries, moveVisit, openVisit, type RemoteTools, type Visit } from '../visit.ts'

/** How long the page before stays while the next one loads; after that its skeleton shows. */
const patienceMs = 150

interface Remote {
  api: ApiClient
  context: Pick<MountContext, 'navigation' | 'session' | 'notify' | 'announce'>
  request: PageRequest
}

const RemoteContext = createContext<Remote | null>(null)

/** What the shell and the address give to any component of a remote. */
export function useRemote(): Remote {
  const remote = use(RemoteContext)
  if (!remote) throw new Error('useRemote is for components inside a remote')
  return remote
}

interface RemoteTreeProps {
  tools: RemoteTools
  context: MountContext
  first: Visit
}

/** The whole of a remote: the same tree on the server, at hydration and after every navigation. */
export function RemoteTree({ tools, context, first }: RemoteTreeProps) {
  const visit = useVisit(tools, context, first)
  const remote = useMemo(() => ({ api: tools.api, context, request: visit.request }), [tools, context, visit.request])
  const Component = visit.page.component
  return (
    <QueryClientProvider client={tools.cache}>
      <RemoteContext value={remote}>
        <VisitRouter navigation={context.navigation} visit={visit}>
          <Component key={visit.pattern + JSON.stringify(visit.request.params)} />
        </VisitRouter>
      </RemoteContext>
    </QueryClientProvider>
  )
}

function VisitRouter({ navigation, visit, children }: { navigation: Navigation; visit: Visit; children: ReactNode }) {
  const navigator = useMemo(() => createNavigator(navigation), [navigation])
  const { pathname, search, hash, index } = visit.location
  return (
    <Router location={{ pathname, search, hash, state: null, key: String(index) }} navigator={navigator}>
      <Routes>
        <Route path={visit.pattern} element={children} />
      </Routes>
    </Router>
  )
}

function createNavigator(navigation: Navigation): Navigator {
  const toPath = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname ?? navigation.location.pathname}${to.search ?? ''}${to.hash ?? ''}`
  return {
    createHref: toPath,
    go: (delta) => navigation.go(delta),
    push: (to) => navigation.push(toPath(to)),
    replace: (to) => navigation.push(toPath(to), { replace: true }),
  }
}

/** Follows the navigation: a search moves the page that stands, another path brings its page when it is ready. */
function useVisit(tools: RemoteTools, context: MountContext, first: Visit): Visit {
  const [visit, setVisit] = useState(first)

  useEffect(() => {
    let shown = first
    let latest = 0

    const show = (next: Visit) => {
      shown = next
      setVisit(next)
      const describe = () => {
        if (shown === next) context.setMeta(describeVisit(tools, next).meta)
      }
      describe()
      void loadQueries(tools, next).then(describe)
    }

    const follow = async () => {
      const turn = ++latest
      const { location } = context.navigation
      if (location.pathname === shown.location.pathname) return show(moveVisit(tools, shown, location))
      const next = await openVisit(tools, location)
      await Promise.race([loadQueries(tools, next), new Promise((resolve) => setTimeout(resolve, patienceMs))])
      if (turn === latest) show(next)
    }

    show(first)
    return context.navigation.listen(() => void follow())
  }, [tools, context, first])

  return visit
}

import { readAddress } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { useMemo } from 'react'
import { createPath, Router, useRoutes, type Navigator } from 'react-router-dom'
import type { Navigation } from '../navigation.ts'
import type { Visit } from '../visit.ts'

interface RemoteRouterProps {
  navigation: Navigation
  visit: Visit
}

export function RemoteRouter({ navigation, visit }: RemoteRouterProps) {
  const navigator = useMemo(() => createNavigator(navigation), [navigation])
  const { pathname, search, hash, index } = visit.location
  return (
    <Router
      navigator={navigator}
      location={{ pathname: readAddress(pathname).path, search, hash, state: null, key: String(index) }}
    >
      <Screen visit={visit} />
    </Router>
  )
}

/** A change of search or hash keeps the page mounted; another pattern or another parameter replaces it. */
function Screen({ visit: { page, pattern, request } }: { visit: Visit }) {
  const Component = page.component
  return useRoutes([
    { path: pattern, caseSensitive: true, element: <Component key={pattern + JSON.stringify(request.params)} /> },
  ])
}

function createNavigator(navigation: Navigation): Navigator {
  // The router knows addresses without a language, so links get it here.
  const createHref: Navigator['createHref'] = (to) => localPath(typeof to === 'string' ? to : createPath(to))
  return {
    createHref,
    go: (delta) => navigation.go(delta),
    // Like a browser, this adds no second entry for the page that is already shown.
    push: (to) => navigation.push(createHref(to), { replace: createHref(to) === createPath(navigation.location) }),
    replace: (to) => navigation.push(createHref(to), { replace: true }),
  }
}

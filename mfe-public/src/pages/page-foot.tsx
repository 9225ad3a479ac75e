import type { PageModule, PageRequest } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import type { ApiClient } from '@kere/platform/api'
import { createElement, Suspense, useState } from 'react'
import { drawnFoot, footQuery, type FootQuery } from './foot-query.ts'
import type { PublicPage, PublicRoute } from './next-step.ts'
import { useHydrated } from './use-hydrated.ts'

/** React leaves what it finds in an element whose HTML is not its own. */
const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** As the edge has drawn it, until the page has another address. */
function PageFoot({ queryOf }: { queryOf: (request: PageRequest, api: ApiClient) => FootQuery }) {
  const { request, api } = useRemote()
  const wasDrawnByEdge = !useState(useHydrated())[0] && typeof document !== 'undefined'
  const query = queryOf(request, api)
  const address = String(request.search)
  const [first] = useState(address)
  if (wasDrawnByEdge && address === first) return <div {...kept} />
  return (
    <div key="drawn">
      <Suspense>{createElement(drawnFoot.component(), { query })}</Suspense>
    </div>
  )
}

/** A page, and below it what it leads on to: one form on every public page. */
export function withFoot(route: PublicRoute): PublicRoute {
  let made: PublicPage | null = null
  return { ...route, page: async () => (made ??= addFoot(route.path, await route.page())) }
}

function addFoot(pattern: string, page: PublicPage): PublicPage {
  const { next, component: Content, queries } = page
  if (typeof next !== 'function') return page
  const queryOf = (request: PageRequest, api: ApiClient) => footQuery(pattern, next, request, api)
  const component: PageModule['component'] = () => (
    <>
      <Content />
      <PageFoot queryOf={queryOf} />
    </>
  )
  return {
    ...page,
    component,
    queries: (request, api) => [...(queries?.(request, api) ?? []), queryOf(request, api)],
  }
}

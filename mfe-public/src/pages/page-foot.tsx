import { t } from '@kere/brand/messages'
import { isLowDataPage } from '@kere/platform/low-data-page'
import type { PageModule, PageRequest } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import type { ApiClient } from '@kere/platform/api'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@kere/ui/controls/button'
import { drawnFoot, footQuery, type FootQuery } from './foot-query.ts'
import { keptHtml, useDrawnByEdge } from './use-hydrated.ts'
import type { PublicPage, PublicRoute } from './next-step.ts'
import { LatePart } from './late-part.tsx'

/** The foot is loaded this far below the visible part: one screen of a phone. */
const near = '600px'

type QueryOf = (request: PageRequest, api: ApiClient) => FootQuery

/** Shows the foot from the edge until the address changes. */
function PageFoot({ queryOf }: { queryOf: QueryOf }) {
  const { request, api } = useRemote()
  const wasDrawnByEdge = useDrawnByEdge()
  const address = String(request.search)
  const [first] = useState(address)
  const [isKept, setIsKept] = useState(wasDrawnByEdge)
  // The edge's HTML is gone by the time the reader comes back to the first address.
  if (isKept && address !== first) setIsKept(false)
  if (isKept && address === first) return <div {...keptHtml} />
  const Place = import.meta.env.SSR ? Drawn : DrawnWhenNear
  return <Place key="drawn" query={queryOf(request, api)} />
}

const Drawn = ({ query }: { query: FootQuery }) => (
  <div>
    <LatePart of={drawnFoot} props={{ query }} />
  </div>
)

/** Loads the code and the answer when the reader comes near, or presses a button if they want less data. */
function DrawnWhenNear({ query }: { query: FootQuery }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || isLowDataPage()) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: near },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [isNear])
  if (isNear) return <Drawn query={query} />
  if (!isLowDataPage()) return <div ref={place} className="h-px" />
  return (
    <Button variant="outline" className="mt-8" onClick={() => setIsNear(true)}>
      {t('Show what comes next', 'Button on a page with less data: load the last part')}
    </Button>
  )
}

/** Adds the foot with the next step to a page. All public pages with a next step use it. */
export function withFoot(route: PublicRoute): PublicRoute {
  let made: PublicPage | null = null
  return { ...route, page: async () => (made ??= addFoot(route.path, await route.page())) }
}

function addFoot(pattern: string, page: PublicPage): PublicPage {
  const { next, component: Content, queries } = page
  if (!next) return page
  const queryOf: QueryOf = (request, api) => footQuery(pattern, next, request, api)
  const component: PageModule['component'] = () => (
    <>
      <Content />
      <PageFoot queryOf={queryOf} />
    </>
  )
  return {
    ...page,
    component,
    queries: (request, api) => [
      ...(queries?.(request, api) ?? []),
      ...(import.meta.env.SSR ? [queryOf(request, api)] : []),
    ],
  }
}

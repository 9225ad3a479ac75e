import type { ApiClient } from '@kere/platform/api'
import type { PageQuery } from '@kere/platform/page'
import type { QueryFunctionContext } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { keptHtml, useDrawnByEdge } from './use-hydrated.ts'
import { codeQuery } from './lazy-component.ts'

/** A part of a page; `Of` has the id of what it is about, which follows the key in the keys of its queries. */
export interface Part<Props extends object = object, Of extends readonly string[] = []> {
  component: ComponentType<Props>
  queries(api: ApiClient, ...of: Of): readonly PageQuery[]
}

interface SeenPartSource<Props extends object, Of extends readonly string[]> {
  read: () => Promise<Part<Props, Of>>
  /** The keys of the part's queries, in order. The page knows only these before the code is loaded. */
  keys: readonly [string, ...string[]]
}

/** The code is loaded this far below the visible part. */
const margin = '200px'

/**
 * A part of a page below the first screen (P2). The edge renders it completely. Its code loads when the reader comes
 * near, or with its answers if the browser renders the page. Until then, only its links work.
 */
export function seenPart<Props extends object = object, Of extends readonly string[] = []>({
  read,
  keys,
}: SeenPartSource<Props, Of>): Part<Props, Of> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    const part = await read()
    loaded = part.component
    return part
  }
  /** Loaded by a query, because the edge cannot wait while it renders, and another part may share the queries. */
  const code = codeQuery(keys.join(), load)

  function SeenPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const wasDrawnByEdge = useDrawnByEdge()
    const [Part, setPart] = useState(() => (wasDrawnByEdge ? null : loaded))
    const isDrawn = Part !== null

    useEffect(() => {
      if (isDrawn) return undefined
      const leaving = new AbortController()
      const draw = async () => {
        // If the code cannot be loaded, the edge's HTML stays.
        const part = await load().catch(() => null)
        if (wasDrawnByEdge && place.current) await whenLeft(place.current, leaving.signal)
        if (part && !leaving.signal.aborted) setPart(() => part.component)
      }
      if (!wasDrawnByEdge) {
        void draw()
        return () => leaving.abort()
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          void draw()
        },
        { rootMargin: margin },
      )
      observer.observe(place.current!)
      return () => {
        observer.disconnect()
        leaving.abort()
      }
    }, [isDrawn, wasDrawnByEdge])

    if (Part === null) return <div ref={place} className="empty:hidden" {...(wasDrawnByEdge && keptHtml)} />
    return (
      <div key="drawn" ref={place} className="empty:hidden">
        <Part {...props} />
      </div>
    )
  }

  return {
    component: SeenPart,
    queries: (api, ...of) => [
      ...keys.map((key, index): PageQuery => ({
        queryKey: [key, ...of],
        queryFn: async (asked) => answerOf((await load()).queries(api, ...of)[index], asked),
      })),
      code,
    ],
  }
}

function answerOf(query: PageQuery | undefined, asked: QueryFunctionContext): unknown {
  const key: unknown = query?.queryKey
  const queryFn = query?.queryFn
  if (typeof queryFn !== 'function' || String(key) !== String(asked.queryKey))
    throw new Error(`${String(asked.queryKey)} is not the key of this query`)
  return queryFn(asked)
}

/** Waits until the part has lost the focus, because a focused element must not be replaced. */
async function whenLeft(place: HTMLElement, signal: AbortSignal) {
  if (!place.contains(document.activeElement)) return
  await new Promise((resolve) => {
    place.addEventListener('focusout', resolve, { once: true, signal })
    signal.addEventListener('abort', resolve, { once: true })
  })
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useEngagement } from './engagement.ts'

/** The code is loaded this far below the visible part. */
const margin = '200px'

interface WhenNearProps {
  /** Shown until the part is drawn. */
  fallback: ReactNode
  /** True for what the reader was sent to, wherever it stands. */
  isWanted?: boolean
  children: ReactNode
}

/**
 * Draws a part below the first screen once it comes near or its reader does anything on the page, so that its code is
 * no part of a first visit (P3). The Tab key finds it drawn, because the key itself is such an act.
 */
export function WhenNear({ fallback, isWanted = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isEngaged = useEngagement()
  const [wasNear, setNear] = useState(false)
  const isDrawn = wasNear || isWanted || isEngaged
  useEffect(() => {
    if (isDrawn) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [isDrawn])
  return <div ref={place}>{isDrawn ? children : fallback}</div>
}

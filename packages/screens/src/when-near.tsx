import { t } from '@kere/brand/messages'
import { isLowDataPage } from '@kere/platform/low-data-page'
import { Button } from '@kere/ui/controls/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useEngagement } from './engagement.ts'

interface WhenNearProps {
  /** Shown until the part is drawn. */
  fallback: ReactNode
  /** True for what the reader was sent to, wherever it stands. */
  isWanted?: boolean
  children: ReactNode
}

/**
 * Draws a part below the first screen once it is seen or its reader does anything on the page, so that its code is no
 * part of a first visit (P3). Scrolling is such an act, and so is the Tab key, which finds the part drawn. Whoever wants
 * less data presses a button for each part.
 */
export function WhenNear({ fallback, isWanted = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isEngaged = useEngagement()
  const [wasNear, setNear] = useState(false)
  const isAsked = isLowDataPage()
  const isDrawn = wasNear || isWanted || (isEngaged && !isAsked)
  useEffect(() => {
    if (isDrawn || isAsked) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [isDrawn, isAsked])
  if (isAsked && !isDrawn)
    return (
      <Button variant="outline" onClick={() => setNear(true)}>
        {t('Show this part', 'Button, part of a page')}
      </Button>
    )
  return <div ref={place}>{isDrawn ? children : fallback}</div>
}

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** The code is loaded this far below the visible part. */
const margin = '200px'

interface WhenNearProps {
  /** Shown until the reader comes near. */
  fallback: ReactNode
  /** True for what the reader was sent to, wherever it stands. */
  isWanted?: boolean
  className?: string
  children: ReactNode
}

/**
 * Draws a part below the first screen once its reader comes near, so that its code is no part of a first visit (P3).
 * Until then the place itself takes the focus, so that the Tab key does not jump over the part.
 */
export function WhenNear({ fallback, isWanted = false, className = '', children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wasNear, setNear] = useState(false)
  const isDrawn = wasNear || isWanted
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
  return (
    <div ref={place} tabIndex={isDrawn ? -1 : 0} className={className}>
      {isDrawn ? children : fallback}
    </div>
  )
}

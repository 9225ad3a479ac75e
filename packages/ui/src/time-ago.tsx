import { useState } from 'react'
import { elapsedTime, momentInIndia } from './elapsed-time.ts'

interface TimeAgoProps {
  /** ISO 8601, UTC. */
  instant: string
  className?: string | undefined
}

/** S-348 */
export function TimeAgo({ instant, className }: TimeAgoProps) {
  const [now] = useState(() => Date.now())
  const at = Date.parse(instant)
  return (
    <time dateTime={instant} title={momentInIndia(at)} className={className}>
      {elapsedTime(at, now)}
    </time>
  )
}

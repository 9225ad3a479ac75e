import { useState } from 'react'
import { elapsedTime } from './elapsed-time.ts'
import { momentInIndia } from './time-in-india.ts'

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
    <time dateTime={instant} title={`${momentInIndia(at)} IST`} className={className}>
      {elapsedTime(at, now)}
    </time>
  )
}

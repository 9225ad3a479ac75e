import { useState } from 'react'
import { elapsedTime } from './elapsed-time.ts'
import { dateInIndia, momentInIndia } from './time-in-india.ts'

interface TimeAgoProps {
  /** An ISO 8601 instant in UTC. */
  instant: string
  className?: string | undefined
}

export function TimeAgo({ instant, className }: TimeAgoProps) {
  const [now] = useState(() => Date.now())
  const at = Date.parse(instant)
  return (
    <time dateTime={instant} title={`${momentInIndia(at)} IST`} className={className}>
      {elapsedTime(at, now)}
    </time>
  )
}

const dayMs = 24 * 60 * 60 * 1000

interface AgeOrDateProps extends TimeAgoProps {
  isInText?: boolean
  hasTime?: boolean
}

/**
 * Shows the age within the last day, and otherwise the date, because nobody computes 254 days back. The title has the
 * full time.
 */
export function AgeOrDate({ instant, className, isInText = false, hasTime = false }: AgeOrDateProps) {
  const [now] = useState(() => Date.now())
  const at = Date.parse(instant)
  const moment = momentInIndia(at)
  const age = elapsedTime(at, now)
  const isRecent = Math.abs(now - at) < dayMs
  return (
    <time
      dateTime={instant}
      title={isRecent ? `${moment} IST` : `${age}, ${moment} IST`}
      className={`[:root:lang(en)_&]:whitespace-nowrap ${className ?? ''}`}
    >
      {hasTime ? moment : isRecent ? (isInText ? age.toLowerCase() : age) : dateInIndia(at)}
    </time>
  )
}

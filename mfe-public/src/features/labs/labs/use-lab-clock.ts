import { useState, useSyncExternalStore } from 'react'

const minuteMs = 60_000

function tick(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs / 4)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/** The time to the minute; on the edge and until hydration when the page was asked for, so that both draw the same. */
export function useLabClock(askedAt: number | undefined): number {
  const [drawnAt] = useState(() => Date.now())
  const now = useSyncExternalStore(tick, thisMinute, () => null)
  return Math.max(now ?? 0, askedAt ?? drawnAt)
}

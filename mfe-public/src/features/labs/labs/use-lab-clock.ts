import { useState, useSyncExternalStore } from 'react'

const minuteMs = 60_000

function tick(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs / 4)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/**
 * The current time, to the minute. At the edge and until hydration, it is the time of the request, so that both render
 * the same.
 */
export function useLabClock(askedAt: number | undefined): number {
  const [drawnAt] = useState(() => Date.now())
  const now = useSyncExternalStore(tick, thisMinute, () => null)
  return Math.max(now ?? 0, askedAt ?? drawnAt)
}

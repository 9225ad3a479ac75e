import { useState, useSyncExternalStore } from 'react'

const lookMs = 15_000
const minuteMs = 60_000

function tick(onChange: () => void) {
  const timer = setInterval(onChange, lookMs)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/** The time to the minute; on the edge and until hydration when the page was asked for, so that both draw the same. */
export function useNow(askedAt: number | undefined): number {
  const [drawnAt] = useState(() => Date.now())
  const now = useSyncExternalStore(tick, thisMinute, () => null)
  return Math.max(now ?? 0, askedAt ?? drawnAt)
}

import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const isMovementWanted = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Cycles until it is stopped or `isHeld`. With reduced motion, it only moves on request (S-069, W-55). A manual choice
 * stops it for good (C-04).
 */
export function useTicker(count: number, { intervalMs = 5000, isHeld = false } = {}) {
  const [position, setPosition] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  // The edge renders the state of most readers, so that the page does not change before their eyes.
  const runsByItself = useSyncExternalStore(never, isMovementWanted, () => true)
  const isRunning = choice ?? runsByItself

  useEffect(() => {
    if (!isRunning || isHeld) return undefined
    const timer = setInterval(() => setPosition((now) => (now + 1) % count), intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, isHeld, count, intervalMs])

  return {
    position,
    isRunning,
    toggle: () => setChoice(!isRunning),
    /** Accepts any whole number: the one before the first is the last. */
    goTo(place: number) {
      setChoice(false)
      setPosition(((place % count) + count) % count)
    },
  }
}

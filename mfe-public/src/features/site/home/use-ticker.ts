import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const isMovementWanted = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Goes round until it is stopped or `isHeld`; with reduced motion it only moves when asked (S-069, W-55). A manual
 * choice stops it for good (C-04).
 */
export function useTicker(count: number, { intervalMs = 5000, isHeld = false } = {}) {
  const [position, setPosition] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  // The edge draws what most will see, so that nothing changes under their eyes.
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
    /** Any whole number: what lies before the first is the last. */
    goTo(place: number) {
      setChoice(false)
      setPosition(((place % count) + count) % count)
    },
  }
}

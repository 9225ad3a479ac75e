import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const isMovementWanted = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Goes round, until it is told not to; where no movement is wanted, only once it is told to (S-069, W-55). */
export function useTicker(count: number, intervalMs = 5000) {
  const [position, setPosition] = useState(0)
  const [choice, setChoice] = useState<boolean | null>(null)
  // The edge draws what most will see, so that nothing changes under their eyes.
  const runsByItself = useSyncExternalStore(never, isMovementWanted, () => true)
  const isRunning = choice ?? runsByItself

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setPosition((now) => (now + 1) % count), intervalMs)
    return () => clearInterval(timer)
  }, [isRunning, count, intervalMs])

  return { position, isRunning, toggle: () => setChoice(!isRunning) }
}

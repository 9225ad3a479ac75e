import { useEffect, useState } from 'react'

/** The distance in pixels below the site's bar at which a heading counts as reached. */
const reached = 140

/** Returns the part of the page that the reader has reached: the last one whose heading has passed the top. */
export function usePartInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const joined = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const passed = joined
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < reached)
      setCurrent(passed.at(-1))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [joined])
  return current
}

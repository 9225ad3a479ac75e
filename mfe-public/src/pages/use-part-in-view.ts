import { useEffect, useState } from 'react'

/** Pixels below the bar of the site where a heading counts as reached. */
const reached = 140

/** Tells which part of a page one reads: the last whose heading has passed the top. */
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

import { useEffect, useState } from 'react'

const pauseMs = 300

/** The text as it is when nobody has typed for a moment. */
export function usePaused(text: string) {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setPaused, pauseMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

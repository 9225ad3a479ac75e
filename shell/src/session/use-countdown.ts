import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down in milliseconds, and pauses while the tab is hidden (S-300). */
export function useCountdown(lengthMs: number, onEnd: () => void): number {
  const [leftMs, setLeftMs] = useState(lengthMs)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    let left = lengthMs
    let runsSince = 0
    let timer: ReturnType<typeof setInterval> | undefined

    function look() {
      const now = Date.now()
      left -= now - runsSince
      runsSince = now
      setLeftMs(Math.max(0, left))
      if (left > 0) return
      clearInterval(timer)
      end()
    }
    function run() {
      runsSince = Date.now()
      timer = setInterval(look, 1000)
    }
    function follow() {
      if (!document.hidden) return run()
      if (timer !== undefined) left -= Date.now() - runsSince
      clearInterval(timer)
      timer = undefined
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [lengthMs])

  return leftMs
}

import { useEffect, useRef } from 'react'

/**
 * Delays a change of the layout until the pointer is up, because a button that moves away during a press is not
 * clicked.
 */
export function useAfterPress() {
  const isPressed = useRef(false)

  useEffect(() => {
    const { abort, signal } = makeAbort()
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
    }
    document.addEventListener('pointerdown', press, { capture: true, signal })
    for (const end of ends) document.addEventListener(end, release, { capture: true, signal })
    return abort
  }, [])

  return (work: () => void) => {
    if (!isPressed.current) return work()
    const { abort, signal } = makeAbort()
    const run = () => {
      abort()
      work()
    }
    for (const end of ends) document.addEventListener(end, run, { signal })
  }
}

const ends = ['pointerup', 'pointercancel'] as const

function makeAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

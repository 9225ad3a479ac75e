import { useEffect, useRef } from 'react'

/** Lets what moves the page wait until the pointer is up: a button that has moved away by then is not clicked. */
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

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Whoever does one of these has gone on. */
const acts = ['pointerdown', 'keydown'] as const

export const fieldId = (name: string) => `course-${name}`

/** The address may name a field to write in: what publishing lacks leads there. */
export function useNamedField() {
  const { search, key } = useLocation()
  useEffect(() => {
    const name = new URLSearchParams(search).get('field')
    if (!name) return
    // Its tab may still be loading.
    const look = () => {
      const field = document.getElementById(fieldId(name))
      field?.focus()
      return field !== null
    }
    if (look()) return
    const observer = new MutationObserver(() => {
      if (look()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const stop = () => observer.disconnect()
    for (const act of acts) document.addEventListener(act, stop, { once: true, capture: true })
    return () => {
      stop()
      for (const act of acts) document.removeEventListener(act, stop, { capture: true })
    }
  }, [search, key])
}

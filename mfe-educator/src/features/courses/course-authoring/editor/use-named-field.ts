import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const acts = ['pointerdown', 'keydown'] as const

export const fieldId = (name: string) => `course-${name}`

export function useNamedField() {
  const { search, key } = useLocation()
  useEffect(() => {
    const name = new URLSearchParams(search).get('field')
    if (!name) return
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

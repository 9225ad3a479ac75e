import { useEffect, useRef } from 'react'

/** For a field that is not controlled: what is typed outlives every render, the first too, and only an address that changes replaces it. */
export function useTypedField(value: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (!field.current || shown.current === value) return
    shown.current = value
    field.current.value = value
  }, [value])
  return field
}

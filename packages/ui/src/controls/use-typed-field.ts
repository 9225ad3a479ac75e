import { useEffect, useRef } from 'react'

/**
 * Holds an uncontrolled field: typed text outlives every render, the first too, and only a change of the address
 * replaces it.
 */
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

import { useEffect, useRef } from 'react'

/**
 * Returns a ref for an uncontrolled field. Typed text outlives every render, including hydration; only a change of
 * `value` replaces it.
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

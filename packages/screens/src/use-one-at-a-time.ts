import { useRef } from 'react'

/** A second press that comes before the button can show that the first is under way does nothing. */
export function useOneAtATime<Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>) {
  const isUnderWay = useRef(false)
  return async (...given: Given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await act(...given)
    } finally {
      isUnderWay.current = false
    }
  }
}

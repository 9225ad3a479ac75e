import { useRef } from 'react'

/** Ignores a second press that comes before the button can look busy. */
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

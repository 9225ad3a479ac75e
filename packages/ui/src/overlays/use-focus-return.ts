import { useEffect, useRef, type RefObject } from 'react'

export function useFocusReturn(region: RefObject<HTMLElement | null>, openId: string | null) {
  const before = useRef(openId)

  useEffect(() => {
    const last = before.current
    before.current = openId
    const isFree = document.activeElement === document.body
    if (last === null && openId !== null && (isFree || isRowLink(document.activeElement)))
      region.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true })
    if (last !== null && openId === null && isFree)
      region.current?.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(last)}"]`)?.focus()
  }, [region, openId])
}

const isRowLink = (element: Element | null) => element?.hasAttribute('data-row-link') === true

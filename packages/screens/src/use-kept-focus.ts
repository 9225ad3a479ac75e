import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface FocusPosition {
  element: Element
  rowId: string | null
  index: number
}

/**
 * Restores the focus after an action has removed its button or its row. The focus goes to the row, or to the one in its
 * place, or to the heading.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>, openId: string | null) {
  const place = useRef<FocusPosition | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && region.current?.contains(target)
      place.current = isHere ? focusPositionOf(target, region.current, openId) : null
    }
    // A click on the empty page removes the focus on purpose.
    const forget = () => {
      place.current = null
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [region, openId])

  useLayoutEffect(() => {
    const { current: last } = place
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    const links = rowLinks(region.current)
    const target =
      links.find(({ dataset }) => dataset.rowLink === last.rowId) ??
      links[Math.min(last.index, links.length - 1)] ??
      region.current?.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  })
}

const rowLinks = (region: HTMLElement | null) => [...(region?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]

function focusPositionOf(element: Element, region: HTMLElement | null, openId: string | null): FocusPosition {
  const rowId = element.closest('[data-row]')?.querySelector<HTMLElement>('[data-row-link]')?.dataset.rowLink ?? openId
  const index = rowLinks(region).findIndex(({ dataset }) => dataset.rowLink === rowId)
  return { element, rowId, index: Math.max(0, index) }
}

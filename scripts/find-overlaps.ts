/** Widths from a phone to a desktop, on both sides of each breakpoint. */
export const lookedAtWidths = [360, 820, 1024, 1280] as const

/**
 * Finds controls that cover other controls in the document in which this function runs. It is sent to a browser as
 * text, so it cannot use anything outside itself. Elements are compared within their layer, because a menu may lie over
 * the page, and the page scrolls under sticky elements. Fixed elements are compared with each other.
 */
export function findOverlaps(): string[] {
  const pressable =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"], [tabindex="0"]'

  interface Target {
    element: Element
    layer: Element | 'screen' | null
    boxes: DOMRect[]
  }

  const ancestorsOf = function* (element: Element) {
    for (let each: Element | null = element; each; each = each.parentElement) yield each
  }

  const isOpaque = (style: CSSStyleDeclaration) => !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)

  function layerOf(element: Element): Target['layer'] {
    for (const each of ancestorsOf(element)) {
      if (
        each.matches('dialog[open], [popover], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
      )
        return each
      const style = getComputedStyle(each)
      if (style.position === 'fixed') return 'screen'
      if (style.position === 'sticky') return each
      if (each !== element && style.position === 'absolute' && style.zIndex !== 'auto' && isOpaque(style)) return each
    }
    return null
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    getComputedStyle(element).pointerEvents !== 'none'

  /** Returns the visible part of an element, because an ancestor that scrolls or clips hides the rest. */
  function shownPart(box: DOMRect, element: Element): DOMRect | null {
    let { left, right, top, bottom } = box
    for (const each of ancestorsOf(element)) {
      const { overflowX, overflowY, position } = getComputedStyle(each)
      if (each !== element && (overflowX !== 'visible' || overflowY !== 'visible') && each !== document.body) {
        const frame = each.getBoundingClientRect()
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
        top = Math.max(top, frame.top)
        bottom = Math.min(bottom, frame.bottom)
      }
      if (position === 'fixed') break
    }
    return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null
  }

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const targets = [...(modal ?? document.body).querySelectorAll(pressable)].filter(isSeen).map((element): Target => ({
    element,
    layer: layerOf(element),
    boxes: [...element.getClientRects()].flatMap((box) => shownPart(box, element) ?? []),
  }))

  /** Returns whether a button lies in the padding of a field, which leaves room for it. */
  function standsInItsPadding(field: Element, box: DOMRect): boolean {
    if (!field.matches('input, select, textarea')) return false
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const { left, right } = field.getBoundingClientRect()
    return box.right <= left + parseFloat(paddingLeft) + 1 || box.left >= right - parseFloat(paddingRight) - 1
  }

  const meet = (left: DOMRect, right: DOMRect) =>
    Math.min(left.right, right.right) - Math.max(left.left, right.left) > 1 &&
    Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top) > 1

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent.trim() ?? '').slice(0, 40) || element.id || element.className}”`

  const found: string[] = []
  for (const [place, one] of targets.entries())
    for (const other of targets.slice(place + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue
      const overlap = one.boxes.some((left) =>
        other.boxes.some(
          (right) =>
            meet(left, right) && !standsInItsPadding(one.element, right) && !standsInItsPadding(other.element, left),
        ),
      )
      if (overlap) found.push(`${nameOf(one.element)} and ${nameOf(other.element)}`)
    }
  return found
}

const places = 9

const drawn = 'img,svg,video,canvas,iframe,button,input,textarea,select'

/** Nothing that is read or drawn can be seen: it takes up no room, lies outside the viewport, behind one thing, or has its ground's color. */
export function isBlank(content: Element): boolean {
  const leaves = [...content.querySelectorAll('*:not(:has(*))')].filter(
    (leaf) => (leaf.matches(drawn) || leaf.textContent.trim() !== '') && isInView(leaf.getBoundingClientRect()),
  )
  const step = Math.max(1, Math.floor(leaves.length / places))
  const shown = leaves.filter((leaf, place) => place % step === 0 && isDrawn(leaf))
  const front = new Set<Element>()
  for (const leaf of shown) {
    const found = findFront(leaf)
    if (found && leaf.contains(found)) return false
    // A link may lie over a whole card, which is not behind it.
    if (found && found !== content && content.contains(found)) front.add(found)
  }
  return front.size < 2
}

const isInView = ({ width, height, left, right, top, bottom }: DOMRect) =>
  width > 4 && height > 4 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight

function isDrawn(leaf: Element): boolean {
  const { visibility, color } = getComputedStyle(leaf)
  return visibility === 'visible' && !isClear(leaf) && (leaf.matches(drawn) || color !== groundOf(leaf))
}

function findFront(leaf: Element): Element | null {
  const { left, right, top, bottom } = leaf.getBoundingClientRect()
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  return document.elementFromPoint(x, y)
}

const isClear = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).opacity === '0' || isClear(element.parentElement))

const clear = new Set(['transparent', 'rgba(0, 0, 0, 0)'])

/** The color that it stands on. */
function groundOf(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)'
  const { backgroundColor } = getComputedStyle(element)
  return clear.has(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
}

/** A sheet of a release without a single rule: not there, or not one. */
export const hasDeadSheet = () =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
      'link[rel=stylesheet][href^="/mf/"],style[data-page-of]',
    ),
  ].some(({ sheet }) => !sheet?.cssRules.length)

/** It says that there is nothing, where another release may have rows. */
export const isEmpty = (content: Element) => content.querySelector('[data-empty]') !== null

const places = 9

const drawn = 'img,svg,video,canvas,iframe,button,input,textarea,select'

/**
 * Returns whether nothing in the content can be seen: it takes no space, is outside the viewport, is covered by one
 * element, or has the colour of its background.
 */
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
    // A link may lie over a whole card, and does not hide the card.
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

/** Returns the background colour behind the element. */
function groundOf(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)'
  const { backgroundColor } = getComputedStyle(element)
  return clear.has(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
}

/** True if a stylesheet of the release has no rule, because it is missing or is not a stylesheet. */
export const hasDeadSheet = () =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
      'link[rel=stylesheet][href^="/mf/"],style[data-page-of]',
    ),
  ].some(({ sheet }) => !sheet?.cssRules.length)

/** True if the page says that a list is empty. Another release may show rows there. */
export const isEmpty = (content: Element) => content.querySelector('[data-empty]') !== null

import axe, { type RunOptions } from 'axe-core'
import { page } from 'vitest/browser'

/** The journeys look at whole pages in the other two pairs of width and theme. */
const looks = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

/** Finds overflow as well, on a phone and on a desk; the element has to follow a screen that changes. */
export async function checkA11y(element: Element = document.body): Promise<string[]> {
  const found: string[] = []
  const root = document.documentElement
  for (const { width, theme } of looks) {
    await page.viewport(width, 800)
    root.dataset.theme = theme
    const flaws = await findViolations(element)
    found.push(...flaws.map((flaw) => `${width} px, ${theme}: ${flaw}`))
    if (root.scrollWidth > width) found.push(`${width} px: ${root.scrollWidth} px wide`)
  }
  delete root.dataset.theme
  return found
}

export const findViolations = async (element: Element = document.body) => [
  ...(await runAxe(element, { rules: { region: { enabled: false } } })),
  ...findFormsWithoutUsername(element),
]

/** A password manager cannot tell whose password it is: Chromium says so too, but its headless shell does not. */
const findFormsWithoutUsername = (element: Element) =>
  Array.from(
    element.querySelectorAll('form:has([type=password]):not(:has([autocomplete=username]))'),
    (form) => `password-without-username: ${(form.cloneNode(false) as Element).outerHTML}`,
  )

async function runAxe(element: Element, options: RunOptions): Promise<string[]> {
  endAnimations()
  // Nothing here is played, or styled by another site.
  const { violations } = await axe.run(element, { ...options, resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** Half-faded text has half its contrast. What goes on for ever has no end to be taken to. */
function endAnimations() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}

import axe, { type RunOptions } from 'axe-core'
import { page } from 'vitest/browser'

/** The other two combinations of width and theme are checked by the journeys, on whole pages. */
const looks = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

/**
 * Checks an element with axe and for overflow, on a phone and on a desktop. The element must follow a change of the
 * screen's size.
 */
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

/**
 * Finds password forms without a user name, for which a password manager cannot tell the account. Chromium reports them
 * too, but not its headless shell.
 */
const findFormsWithoutUsername = (element: Element) =>
  Array.from(
    element.querySelectorAll('form:has([type=password]):not(:has([autocomplete=username]))'),
    (form) => `password-without-username: ${(form.cloneNode(false) as Element).outerHTML}`,
  )

async function runAxe(element: Element, options: RunOptions): Promise<string[]> {
  endAnimations()
  // `preload` is off, because these pages have neither media nor stylesheets of other sites.
  const { violations } = await axe.run(element, { ...options, resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** Ends animations, because half-transparent text has less contrast. An infinite animation cannot be ended. */
function endAnimations() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}

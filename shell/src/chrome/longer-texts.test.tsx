import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clearPage, layOutPage } from './chrome-page.fixtures.ts'
import { sampleState } from './chrome-state.fixtures.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

let container: HTMLElement

beforeEach(() => {
  container = layOutPage()
})
afterEach(clearPage)

/** Makes each text 40 percent longer, with marks above and below its letters, as another language may. */
function lengthen(within: Node) {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (/\p{L}/u.test(text.data)) text.data += ' ḽóñğ'.repeat(Math.ceil((text.length * 0.4) / 5))
  }
}

it.each([360, 1280])('header and footer fit into %i pixels in a language that is longer', async (width) => {
  await page.viewport(width, 800)
  const state = sampleState({ subjects: ['Economics & Labour'], asksConsent: true })
  const screen = await render(
    <>
      <Header state={state} />
      <Footer state={state} />
    </>,
    { container },
  )
  lengthen(container)
  await expect.element(screen.getByRole('button', { name: /^Subscribe ḽóñğ/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { watchTranslation } from './watch-translation.ts'

/** A variable, because TypeScript marks the element `font` as deprecated. */
const font: string = 'font'

it('loads what follows a translation with the first one, of which nothing is lost', async () => {
  const element = document.createElement('p')
  document.body.append(element)
  watchTranslation(element)
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <>
        Wait <b>30</b> seconds
      </>,
    ),
  )
  const texts = Array.from(element.childNodes).filter((node) => node instanceof Text)
  for (const text of texts) {
    const translation = document.createElement(font)
    translation.textContent = text.data.toUpperCase()
    text.replaceWith(translation)
  }
  expect(element.textContent).toBe('WAIT 30 SECONDS')
  await expect.poll(() => texts.map(({ data }) => data)).toEqual(['', ''])

  flushSync(() => root.render(<b>Sent</b>))
  await expect.poll(() => element.textContent).toBe('Sent')
  root.unmount()
})

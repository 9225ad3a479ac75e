import { readingTimeOf } from '@kere/contracts/text/reading-time'
import { renderPost } from '@kere/markdown/render-post'
import { expect, it } from 'vitest'
import { postTexts } from './post-texts.ts'

it.each(postTexts)('has 300 words and a figure or a table: $slug', ({ content }) => {
  const { html } = renderPost(content)
  expect(readingTimeOf(content).words).toBeGreaterThanOrEqual(300)
  expect(html).toMatch(/<(figure|table)\b/)
  expect(html.match(/This figure cannot be drawn[^<]*/)).toBeNull()
})

import type { Page } from '@playwright/test'
import { expect, openPage, test } from '../journey.ts'

interface Words {
  text: string
  family: string
  weight: string
}

const readWords = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const words: Words[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue!.trim()
      if (!/^[\u0020-\u024f\u2000-\u206f]+$/.test(text) || !node.parentElement!.checkVisibility()) continue
      const { fontFamily, fontWeight } = getComputedStyle(node.parentElement!)
      words.push({ text, family: fontFamily.split(',')[0]!.replaceAll('"', ''), weight: fontWeight })
    }
    return words
  })

/** Measures the width of the words in a system font, as a share of their width in the web font. */
const compareWidths = (page: Page, words: Words[]) =>
  page.evaluate(async (spoken) => {
    const context = document.createElement('canvas').getContext('2d')!
    const widths: Record<string, number> = {}
    for (const face of document.fonts) {
      const fallback = face.family.replaceAll('"', '')
      const isThere = fallback.includes('Fallback') && (await face.load().then(Boolean, () => false))
      if (!isThere) continue
      const isHeading = fallback.startsWith('Anek')
      const ours = isHeading ? 'Anek Latin' : 'Atkinson Hyperlegible Next'
      const [lightest = 0, heaviest = 0] = face.weight.split(' ').map(Number)
      for (const weight of isHeading ? [680] : [400, 500, 600].filter((each) => each >= lightest && each <= heaviest)) {
        const measure = (family: string) => {
          context.font = `${weight} 100px "${family}"`
          return spoken
            .filter((word) => word.family === ours && (isHeading || word.weight === String(weight)))
            .reduce((sum, { text }) => sum + context.measureText(text).width, 0)
        }
        widths[`${weight} ${fallback}`] = measure(fallback) / measure(ours)
      }
    }
    return widths
  }, words)

test('[part of P1] what a page says is as wide in the system’s fonts, which stand in for ours at first, to a hundredth', async ({
  page,
}) => {
  const words: Words[] = []
  for (const path of ['/', '/courses', '/become-educator', '/contact', '/terms']) {
    await openPage(page, path)
    words.push(...(await readWords(page)))
  }
  const wrong = Object.entries(await compareWidths(page, words)).filter(([, width]) => Math.abs(width - 1) > 0.01)
  expect(wrong).toEqual([])
})

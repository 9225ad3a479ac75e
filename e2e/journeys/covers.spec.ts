import { launchOptionsOfTests } from '@kere/tooling/chromium'
import type { Locator } from '@playwright/test'
import { cardsIn, expect, openPage, readCourses, test } from '../journey.ts'

test.use({ launchOptions: launchOptionsOfTests() })

async function brightness(element: Locator) {
  const picture = (await element.screenshot()).toString('base64')
  return element.page().evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    drawing.drawImage(image, 0, 0)
    const { data: bytes } = drawing.getImageData(0, 0, image.width, image.height)
    return bytes.reduce((sum, byte, place) => (place % 4 === 3 ? sum : sum + byte), 0) / (bytes.length * 0.75)
  }, picture)
}

test('covers follow the theme, whatever the system says', async ({ page, request }) => {
  const pale = (await readCourses(request)).find(({ category }) => category === 'Sustainable Agriculture')
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/courses?category=Sustainable+Agriculture')
  const cover = cardsIn(page).filter({ hasText: pale!.title }).locator('img').first()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
  expect(await brightness(cover)).toBeGreaterThan(150)
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect.poll(() => brightness(cover)).toBeLessThan(120)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await expect.poll(() => brightness(cover)).toBeGreaterThan(150)
})

import type { Page } from 'playwright-core'
import type { ViewerScreenshots } from './screenshot.ts'

const path = '/dashboard/profile'

async function typed(page: Page) {
  await page.getByLabel('Institute name').fill('Hebbal Institute of Engineering')
}

async function refused(page: Page) {
  await page.locator('#profile-whatsappGroupLink').fill('https://example.org/group')
  await page.getByRole('button', { name: 'Save' }).click()
}

async function wrong(page: Page) {
  await page.getByLabel('First name').fill('')
  await page.getByRole('form', { name: 'Photo and name' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('First name is required').waitFor()
  const html = { name: 'lake.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') }
  await page.getByLabel('Photo, a file').setInputFiles(html)
  await page.getByText('Please select a JPG, PNG, or WEBP image file.').waitFor()
}

async function crop(page: Page) {
  const file = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1000)
    const drawing = canvas.getContext('2d')!
    const hues = ['#0b5563', '#7bd0dd', '#ffc53d', '#2f6b2a']
    for (const [index, hue] of hues.entries()) {
      drawing.fillStyle = hue
      drawing.beginPath()
      drawing.ellipse(800, 500, 900 - 220 * index, 600 - 140 * index, 0.3, 0, 7)
      drawing.fill()
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  const picture = { name: 'lake.png', mimeType: 'image/png', buffer: Buffer.from(file, 'base64') }
  await page.getByLabel('Photo, a file').setInputFiles(picture)
  await page.getByRole('button', { name: 'Use this picture' }).waitFor()
}

async function cropped(page: Page) {
  await crop(page)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await page.getByRole('button', { name: 'Replace' }).waitFor()
}

async function preview(page: Page) {
  await page.getByRole('heading', { name: 'Completeness' }).waitFor()
  const button = page.getByRole('button', { name: 'How others see me' })
  if (await button.isVisible()) await button.click()
}

export const screenshots: ViewerScreenshots = {
  learner: {
    profile: { path },
    'profile-preview': { path, act: preview, isScreen: true },
    'profile-typed': { path, act: typed },
    'profile-wrong': { path, act: wrong },
    'profile-crop': { path, act: crop, isScreen: true },
    'profile-cropped': { path, act: cropped, isScreen: true },
  },
  educator: { 'profile-educator': { path, act: refused } },
  admin: { 'profile-admin': { path } },
}

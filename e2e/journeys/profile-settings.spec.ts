import type { Locator, Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, findUnreachable, openPage, test } from '../journey.ts'

const path = '/dashboard/profile'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const save = (page: Page, name: string) =>
  Promise.all([
    expect(section(page, name).getByText('Profile updated successfully!')).toBeVisible(),
    section(page, name).getByRole('button', { name: 'Save' }).click(),
  ])

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Dashboard' })
const preview = (page: Page) => page.getByRole('complementary', { name: 'Your profile at a glance' })

async function aPhoto(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 900)
    const drawing = canvas.getContext('2d')!
    drawing.fillStyle = '#0b5563'
    drawing.fillRect(200, 100, 900, 700)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return { name: 'lake.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('[S-349] [S-351] [part of S-354] [S-356] a learner fills in a profile, and finds what they typed after signing out', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, { origin: baseURL! }, 'learner')
  await openPage(page, '/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(path)

  const other = await context.newPage()
  await openPage(other, '/dashboard/sessions')

  const photo = section(page, 'Photo and name')
  const input = photo.getByLabel('Photo, a file')
  const html = { name: 'lake.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script></script>') }
  await input.setInputFiles(html)
  await expect(photo.getByRole('alert')).toHaveText('Please select a JPG, PNG, or WEBP image file.')
  await input.setInputFiles(await aPhoto(page))
  await page.getByRole('button', { name: 'Use this picture' }).click()
  const shows = (place: Locator, src: RegExp) => expect(place.locator('img')).toHaveAttribute('src', src)
  for (const place of [photo.getByRole('group'), preview(page)])
    await shows(place, /^\/media\/avatars\/[\w-]+\.[\w-]+$/)
  for (const place of [sidebar(page), sidebar(other)]) await shows(place, /^\/media\/small\/[\w-]+$/)
  await other.close()

  const study = section(page, 'Study')
  await study.getByLabel('Institute name').fill('Pamba Institute of Technology')
  await page.getByRole('navigation').getByRole('link', { name: 'Sessions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await save(page, 'Study')

  await page.getByLabel('Bio').fill('I map where rain goes.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await signIn(context, { origin: baseURL! }, 'learner')
  await openPage(page, path)
  await expect(page.getByLabel('Bio')).toHaveValue('I map where rain goes.')
  await expect(section(page, 'About you').getByText('Not saved')).toBeVisible()
  await expect(page.getByLabel('Institute name')).toHaveValue('Pamba Institute of Technology')
  await save(page, 'About you')
})

test('[part of S-352] [S-353] [C-30] an educator says what others see, and of two tabs neither loses anything', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, { origin: baseURL! }, 'educator')
  await openPage(page, path)
  await expect(section(page, 'Contact and links')).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  expect(await findUnreachable(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  const other = await context.newPage()
  await openPage(other, path)

  const links = section(page, 'Contact and links')
  await links.getByLabel('Event calendar').fill('javascript:alert(1)')
  await links.getByRole('button', { name: 'Save' }).click()
  await expect(
    links.getByText('Please enter a valid Lu.ma URL starting with https://lu.ma/, for example https://lu.ma/asha-rao'),
  ).toBeVisible()
  await links.getByLabel('Event calendar').fill('https://lu.ma/bund-and-basin')
  await save(page, 'Contact and links')
  await expect(preview(page).getByText('Event calendar')).toBeVisible()
  await page.getByRole('switch', { name: 'Show my event calendar' }).click()
  await expect(preview(page).getByText('Event calendar')).toBeHidden()
  await expect(page.getByText(/^The public directory shows only your name, photo, bio, designation/)).toBeVisible()

  const othersLinks = section(other, 'Contact and links')
  await othersLinks.getByLabel('Phone number').fill('+91 98765 43210')
  await othersLinks.getByRole('button', { name: 'Save' }).click()
  const conflict = other.getByRole('alert', { name: 'This section was changed somewhere else' })
  await expect(conflict).toContainText('https://lu.ma/bund-and-basin')
  await conflict.getByRole('button', { name: 'Use the other version' }).click()
  await expect(othersLinks.getByLabel('Event calendar')).toHaveValue('https://lu.ma/bund-and-basin')
  await expect(othersLinks.getByLabel('Phone number')).toHaveValue('')
})

import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, findUnreachable, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

test('[S-029] [part of S-041] [W-48] a learner writes an entry, makes it public, and takes it back', async ({
  page,
  context,
}) => {
  const title = `Bund walk ${Date.now()}`
  await signIn(context, { origin }, 'learner')
  await openPage(page, '/dashboard/impact-portfolio')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Add New Entry' }).click()
  await expect(page).toHaveURL('/dashboard/impact-portfolio/add')
  const dialog = page.getByRole('dialog', { name: 'Add New Impact Entry' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Four streets, one hour.')
  await dialog.getByLabel('Completion date').fill('2026-10-04')
  await dialog.getByRole('button', { name: 'Create Entry' }).click()
  await expect(page).toHaveURL('/dashboard/impact-portfolio')
  expect(await checkA11y(page)).toEqual([])
  expect(await findUnreachable(page)).toEqual([])

  // The checks above leave the page as narrow as a phone, where a menu holds the acts of an entry.
  await main.getByLabel(`More for ${title}`).click()
  await main.getByRole('button', { name: `Make Public: ${title}` }).click()
  await expect(main.getByRole('listitem').filter({ hasText: title }).getByText('Public', { exact: true })).toBeVisible()
  // The page shows the change before it is stored; the message appears afterwards.
  await expect(page.getByText(`${title} is public`)).toBeVisible()
  const found = `/impact-portfolio?search=${encodeURIComponent(title)}`
  await openPage(page, found)
  await expect(main.getByRole('heading', { name: title })).toBeVisible()

  await openPage(page, '/dashboard/impact-portfolio')
  await main.getByLabel(`More for ${title}`).click()
  await main.getByRole('button', { name: `Delete: ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${title} is deleted`)).toBeVisible()
  await expect(main.getByLabel(`More for ${title}`)).toHaveCount(0)
  await openPage(page, found)
  await expect(main.getByRole('heading', { name: 'No Entries Found' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads a person’s page, whose address with capitals leads to it, and which prints', async ({
    page,
  }) => {
    await page.goto('/impact-portfolio/Ananya-Pillai')
    await expect(page).toHaveURL('/impact-portfolio/ananya-pillai')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ananya Pillai')
    await expect(main.getByRole('link', { name: /^1, pinned entry: / })).toHaveAttribute('href', '#pinned-1')
    await main.getByText('Show as a table').click()
    await expect(main.getByRole('rowheader', { name: '18 Oct 2026' }).first()).toBeVisible()
    await main.getByRole('link', { name: /^Mentorship / }).click()
    await expect(main.getByRole('region', { name: 'All entries' }).getByRole('rowheader')).toHaveText([
      'Logging heat on two streets',
    ])
    await page.goto('/impact-portfolio/ananya-pillai')
    await page.setViewportSize({ width: 680, height: 900 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(main.getByText('Download as JSON')).toBeHidden()
    await expect(main.getByText('Show as a table')).toBeHidden()
    await expect(main.getByText('/impact-portfolio/ananya-pillai')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    // On a wide screen, weeks go from left to right, and the pins are on their days in that drawing.
    const drawing = main.getByRole('img', { name: /^Days of field work/ })
    await expect(drawing).toHaveAttribute('src', /\/year\//)
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const pin = main.getByRole('link', { name: /^1, pinned entry: / })
    await expect(pin).toHaveCSS('print-color-adjust', 'exact')
    const [days, day] = await Promise.all([drawing.boundingBox(), pin.boundingBox()])
    const [, from] = /from (.+) to /.exec((await drawing.getAttribute('alt')) ?? '') ?? []
    const weeks = (Date.parse('2026-11-08T00:00Z') - Date.parse(`${from} UTC`)) / weekMs
    expect((day!.x + day!.width / 2 - days!.x) / days!.width).toBeCloseTo(weeks / 52, 1)
    const pinned = main
      .getByRole('region', { name: 'Pinned' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(pinned.first()).toHaveCSS('break-inside', 'avoid')
    const link = main.getByRole('link', { name: 'Link: evidence of Upper Hebbal drain, point by point' }).first()
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
      'https://sheets.example.in/hebbal-drain',
    )
  })
})

import { parseFeed as parseWithRowan } from '@rowanmanning/feed-parser'
import { parseFeed } from 'feedsmith'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { readMails, waitForMail } from '../mail.ts'
import { origin } from '../origin.ts'

test('[W-35] an admin writes an issue, tests and sends it; a subscriber gets it and leaves by one press; the archive shows it', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const email = `ira-${Date.now()}@example.in`
  const title = `Lakes in December ${Date.now()}`
  const main = page.getByRole('main')
  await openPage(page, '/newsletter')
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Subscribe' }).click()
  const { link } = await waitForMail(request, email, /Confirm your subscription/)
  await openPage(page, link)
  await main.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(main.getByRole('status')).toContainText('You are subscribed')

  await signIn(context, { origin }, 'admin')
  await openPage(page, '/dashboard/newsletter/new')
  await main.getByLabel('Title').fill(title)
  await main.getByRole('button', { name: 'Start writing' }).click()
  await main.getByRole('button', { name: 'Formatted' }).click()
  await main.getByLabel('Content').fill('## What to see\n\nSee [all courses](/courses).')
  await main.getByRole('button', { name: 'Add block' }).click()
  await expect(main.getByLabel('Content')).toHaveValue(/\n\n\[\[course:crs_\w+\]\]\n$/)
  await main.getByRole('button', { name: 'Preview' }).click()
  const preview = main.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'What to see' })).toBeVisible()
  await expect(preview.getByText('Course', { exact: true })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await preview.getByText('Dark').click()
  expect(await checkA11y(page)).toEqual([])
  await preview.getByText('Plain text').click()
  await expect(preview.locator('pre')).toContainText('See all courses (/courses).')

  await main.getByRole('button', { name: 'Send a test to yourself' }).click()
  // The test waits for the toast, because it could cover the next button in the middle of a click.
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('A test is on its way')
  await waitForMail(request, 'admin@kere.test', new RegExp(`^Test: ${title}$`))
  await main.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(main.getByRole('heading', { name: 'Results' })).toBeVisible()

  const { mail } = await waitForMail(request, email, new RegExp(`^${title}$`))
  expect(mail.text).toContain(`See all courses (${origin}/courses).`)
  expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const unsubscribe = mail.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  const pressed = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(pressed.status()).toBe(200)
  await openPage(page, unsubscribe.replace(origin, ''))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
  expect((await readMails(request, email)).filter(({ subject }) => subject === title)).toHaveLength(1)

  const visitor = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const reading = await visitor.newPage()
  const shown = reading.getByRole('main')
  // Visitors share a page that is cached for half a minute, and another journey may just have read this one.
  await expect(async () => {
    await reading.goto('/newsletter/issues')
    await expect(shown.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await shown.getByRole('link', { name: title }).click()
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(shown.getByRole('heading', { name: 'What to see' })).toBeVisible()
  await shown.getByRole('link', { name: 'all courses' }).click()
  await expect(reading).toHaveURL(/\/courses$/)
  await visitor.close()
  await openPage(page, '/newsletter/issues')
  await main.getByRole('link', { name: title }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await checkA11y(page)).toEqual([])

  const xml = await (await request.get('/newsletter/issues/feed.xml')).text()
  const found = parseWithRowan(xml).items.find((item) => item.title === title)
  expect(found?.url).toMatch(/\/newsletter\/issues\/lakes-in-december/)
  const other = parseFeed(xml)
  const links = other.format === 'rss' ? (other.feed.items ?? []).map((item) => item.link) : []
  expect(links).toContain(found?.url)
})

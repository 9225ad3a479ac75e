import { emptyEvent } from '@kere/contracts/events/event-empty'
import { createEvent, saveEvent } from '@kere/contracts/events/event-authoring'
import type { APIRequestContext, Browser } from '@playwright/test'
import { signIn, signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, pageNews, test } from '../journey.ts'
import { origin } from '../origin.ts'

const meetingLink = 'https://meet.example/planted-9f3c1'
const dayMs = 24 * 60 * 60 * 1000

async function planEvent(browser: Browser, title: string) {
  const context = await browser.newContext()
  await signIn(context, { origin }, 'admin')
  const send = { headers: { origin } }
  const begun = await context.request.post(origin + createEvent.path, { ...send, data: {} })
  const { id, version } = createEvent.response.parse(await begun.json())
  const start = Date.now() + 9 * dayMs
  const details = {
    ...emptyEvent,
    title,
    description: 'We read one permit together.\nBring questions.',
    type: 'online',
    topic: 'Environmental Policy',
    location: meetingLink,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + dayMs / 12).toISOString(),
    maxParticipants: 1,
  }
  const saved = await context.request.put(origin + saveEvent.path.replace(':id', id), {
    ...send,
    data: { version, details, isPublished: true },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await context.close()
  return id
}

async function readSignedOut(request: APIRequestContext, addresses: readonly string[]) {
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 200])
      return answer.text()
    }),
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-146] [S-147] [S-154] [C-36] [W-12] a visitor finds an event, signs in, takes the last seat, gives it up and takes it back; another waits', async ({
    page,
    browser,
    playwright,
  }) => {
    const title = `Permit clinic ${Date.now()}`
    const id = await planEvent(browser, title)
    const path = `/events/${id}`

    await page.goto('/events')
    await page.getByRole('searchbox', { name: 'Search events' }).fill(title)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('radio', { name: 'Online' }).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page.getByText('1 upcoming event', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('Link shared after registration')).toBeVisible()
    await page.getByRole('main').getByRole('complementary').getByRole('button', { name: 'Register Now' }).click()
    await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent(`${path}#register`)}`)

    await signInAs(page.context(), { origin }, 'learner2@kere.test')
    await page.goto(`${path}#register`)
    const button = page.getByRole('complementary').getByRole('button', { name: 'Register Now' })
    await expect(button).toBeFocused()
    await button.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText('You are registered', { exact: true })).toBeVisible()

    const stranger = await playwright.request.newContext({ baseURL: origin })
    const texts = await readSignedOut(stranger, [
      path,
      `/events?search=${encodeURIComponent(title)}`,
      `/api/events/${id}`,
      `/api/events?search=${encodeURIComponent(title)}`,
      `${path}.ics`,
      '/events.ics',
    ])
    for (const text of texts) {
      expect(text).toContain(title.slice(-13))
      expect(text).not.toContain('planted-9f3c1')
    }

    const seat = await browser.newContext({ javaScriptEnabled: true })
    const other = await seat.newPage()
    await signInAs(seat, { origin }, 'learner@kere.test')
    await openPage(other, path)
    await expect(other.getByRole('button', { name: 'Event Full' })).toBeDisabled()
    expect(await checkA11y(other)).toEqual([])
    await other.getByRole('complementary').getByRole('button', { name: 'Join waitlist' }).click()
    await expect(other.getByText(/^You are number 1\./)).toBeVisible()
    expect(await checkA11y(other)).toEqual([])

    // The same two presses again, within the time in which a repeated request counts as one.
    for (let round = 0; round < 2; round += 1) {
      await page.getByRole('button', { name: 'Cancel Registration' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('button', { name: 'Cancel Registration' })).toBeVisible()
    }

    await other.getByRole('button', { name: 'Leave the waitlist' }).click()
    const undo = other.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await undo.click()
    await expect(other.getByText('You are on the waitlist', { exact: true })).toBeVisible()
    await Promise.all([seat.close(), stranger.dispose()])
  })
})

test('[S-025] [S-131] a day of the calendar, a tab and the way back need no document', async ({ page }) => {
  await openPage(page, '/events')
  expect(await checkA11y(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page
    .getByRole('link', { name: /, \d+ events?$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/events\?day=20\d\d-\d\d-\d\d$/)
  await expect(pageNews(page)).toHaveText(/^\d+ events? on /)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('table', { name: /^Events in / })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: /^Educator Events/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Join as Educator' })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('table', { name: /^Events in / })).toBeVisible()
})

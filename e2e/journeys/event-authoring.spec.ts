import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

const events = '/dashboard/events'
const dayMs = 24 * 60 * 60 * 1000

/** @param title a different one in each journey, because they run side by side for the same educator */
async function write(page: Page, title: string) {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description').fill('We count what the water shows, and draw the rest.')
  await page.getByText('In person', { exact: true }).click()
  await page.getByLabel('Venue').fill('Hulimavu, Bengaluru')
  await page.getByLabel('Date', { exact: true }).fill(new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10))
  await page.getByLabel('Start time').fill('07:00')
  await page.getByLabel('End time').fill('08:30')
  await page.getByLabel('Max participants').fill('12')
  await page.getByLabel('Published').check()
}

async function register(browser: Browser, id: string): Promise<string> {
  const context = await browser.newContext()
  await signIn(context, { origin }, 'learner')
  const options = { data: {}, headers: { origin } }
  const answer = await context.request.post(`${origin}/api/events/${id}/registration`, options)
  expect(answer.status()).toBe(201)
  const { ticketCode } = (await answer.json()) as { ticketCode: string }
  await context.close()
  return ticketCode
}

const isPublic = async (request: APIRequestContext, id: string) => {
  const answer = await request.get(`/api/events/${id}`)
  return answer.ok() ? ((await answer.json()) as { isCancelled: boolean }) : null
}

test('[S-388] [S-392] [part of S-393] an educator plans an event, moves it, checks somebody in, and takes a cancellation back', async ({
  page,
  context,
  browser,
  request,
}) => {
  const title = 'Count the steps of a kalyani'
  await signIn(context, { origin }, 'educator')
  await openPage(page, '/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Events' }).click()
  await page.getByRole('link', { name: 'New event' }).click()
  await write(page, title)
  await expect(page.getByText(/^Draft kept/)).toBeVisible()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText('Event saved successfully!')).toBeVisible()
  await expect(page).toHaveURL(events)
  const link = page.getByRole('link', { name: title })
  const id = (await link.getAttribute('href'))?.split('/').at(-1)?.split('?')[0] ?? ''
  await expect(page.getByRole('switch', { name: `Published: ${title}` })).toBeChecked()
  expect(await isPublic(request, id)).toMatchObject({ isCancelled: false })

  const code = await register(browser, id)
  await openPage(page, `${events}/${id}`)
  await page.getByLabel('Start time').fill('06:30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'What should the email say?' })
  await question.getByLabel('Your message').fill('The sun is kinder half an hour earlier.')
  await question.getByRole('button', { name: 'Save and send' }).click()
  await expect(page.getByText(/^Event saved successfully! 1 person will be told/)).toBeVisible()

  await openPage(page, `${events}/${id}/check-in`)
  await page.getByLabel('Ticket code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  const answer = page.getByRole('status', { name: 'Last check-in' })
  await expect(answer).toContainText('Not today')
  await answer.getByRole('button', { name: 'Let in anyway' }).click()
  await expect(answer).toContainText('is checked in')
  await expect(page.getByText('checked in · 0 not checked in')).toBeVisible()
  expect(await checkA11y(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, `${events}/${id}`)
  expect(await checkA11y(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this event?' })
  await dialog.getByLabel('Message to everyone').fill('The steps are under water.')
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await expect(page.getByText('This event is cancelled.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/is back on/)).toBeVisible()
  await expect(page.getByLabel('Title')).toBeEnabled()
})

test('an educator previews a draft as its page will look, and nobody else can', async ({
  page,
  context,
  browser,
  request,
}) => {
  const title = 'Draw the steps of a kalyani'
  await signIn(context, { origin }, 'educator')
  await openPage(page, `${events}/new`)
  await write(page, title)
  await expect(page.getByText(/^Draft kept/)).toBeVisible()
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByRole('link', { name: 'Back to the editor' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Hulimavu, Bengaluru').first()).toBeVisible()
  const { pathname } = new URL(page.url())
  const [, id] = /^\/events\/(evt_\w+)\/preview$/.exec(pathname) ?? []
  expect(await checkA11y(page)).toEqual([])

  const document = await page.reload()
  expect(document?.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const visitor = await request.get(pathname, { maxRedirects: 0 })
  expect([visitor.status(), visitor.headers()['location']]).toEqual([
    302,
    `/auth/login?next=${encodeURIComponent(pathname)}`,
  ])
  const stranger = await browser.newContext()
  await signIn(stranger, { origin }, 'learner')
  expect((await stranger.request.get(`${origin}/api/events/${id}/preview`)).status()).toBe(403)
  await stranger.close()

  await page.getByRole('link', { name: 'Back to the editor' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
})

test('an educator writes to who is registered, and lets in somebody who is not', async ({
  page,
  context,
  browser,
  browserConsole,
}) => {
  browserConsole.allow(/status of 409/)
  await signIn(context, { origin }, 'educator')
  const startsAt = Date.now() + 30 * 60 * 1000
  const details = {
    title: 'Listen to a culvert',
    description: 'We put an ear to the wall.',
    type: 'in-person',
    location: 'Agara, Bengaluru',
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + 60 * 60 * 1000).toISOString(),
    maxParticipants: 2,
  }
  const options = { headers: { origin } }
  const { id } = (await (
    await context.request.post(`${origin}/api/events`, { ...options, data: { details } })
  ).json()) as { id: string }
  expect((await context.request.put(`${origin}/api/events/${id}/publication`, options)).status()).toBe(200)
  await register(browser, id)

  await openPage(page, `${events}/${id}/messages`)
  await expect(page.getByText('5 of 5 messages left for this event')).toBeVisible()
  await page.getByLabel('Subject').fill('Bring a stethoscope')
  await page.getByLabel('Message', { exact: true }).fill('We have two to lend.')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview).toContainText('A message about your event')
  await preview.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect(page.getByText('Your message is on its way to 1 person.')).toBeVisible()
  await expect(page.getByText('4 of 5 messages left for this event')).toBeVisible()
  await expect(page.getByText('Bring a stethoscope')).toBeVisible()
  expect(await checkA11y(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, `${events}/${id}/check-in?view=list`)
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add somebody who is not registered' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add somebody' })
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByRole('button', { name: 'Add and check in' }).click()
    return dialog
  }
  await add('Rukmini Gowda')
  await expect(page.getByText('Rukmini Gowda is checked in')).toBeVisible()
  const full = await add('Salman')
  await expect(full.getByRole('link', { name: 'Raise Max participants' })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
})

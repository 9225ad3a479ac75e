import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { findFlaws } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

const events = '/dashboard/events'
const title = 'Count the steps of a kalyani'
const dayMs = 24 * 60 * 60 * 1000

async function write(page: Page) {
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

test('[S-388] [S-392] [S-393] [U-21] an educator plans an event, moves it, checks somebody in, and takes a cancellation back', async ({
  page,
  context,
  browser,
  request,
}) => {
  await signIn(context, { origin }, 'educator')
  await openPage(page, '/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Events' }).click()
  await page.getByRole('link', { name: 'New event' }).click()
  await write(page)
  await expect(page.getByText(/^Draft kept/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
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
  await expect(answer).toContainText('is in')
  await expect(page.getByText('checked in · 0 still to come')).toBeVisible()
  expect(await findFlaws(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, `${events}/${id}`)
  expect(await findFlaws(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this event?' })
  await dialog.getByLabel('Message to everyone').fill('The steps are under water.')
  await dialog.getByRole('button', { name: 'Cancel event' }).click()
  await expect(page.getByText('This event is cancelled.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/takes place after all/)).toBeVisible()
  await expect(page.getByLabel('Title')).toBeEnabled()
})

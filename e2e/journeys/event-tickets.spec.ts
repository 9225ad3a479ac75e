import { eventList } from '@kere/contracts/events/events'
import { getEventTicket } from '@kere/contracts/events/event-tickets'
import type { Locator, Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

const list = '/dashboard/my-events'

/** Other journeys create events meanwhile, but none for more than 12 people. */
async function findEvent(page: Page) {
  const { items } = eventList.response.parse(await (await page.request.get('/api/events?limit=100')).json())
  for (const event of items) {
    const isOpen = event.source === 'internal' && event.price === 0 && event.seatsLeft > 12 && !event.isWaitedFor
    if (!isOpen || event.isCancelled || event.type !== 'in-person') continue
    const ticket = await page.request.get(`/api/me/registrations/${event.id}`)
    if (ticket.status() === 404) return event
  }
  throw new Error('There is no event left to register for')
}

async function scan(code: Locator) {
  const [box, path] = await code.evaluate((svg) => [
    svg.getAttribute('viewBox') ?? '',
    svg.querySelector('path')?.getAttribute('d') ?? '',
  ])
  const [size, scale] = [Number(box?.split(' ')[2]), 4]
  const data = new Uint8Array((size * scale) ** 2 * 3).fill(255)
  for (const [, x, y] of (path ?? '').matchAll(/M(\d+) (\d+)h/g))
    for (let row = 0; row < scale; row++) {
      const from = ((Number(y) * scale + row) * size * scale + Number(x) * scale) * 3
      data.fill(0, from, from + scale * 3)
    }
  return decodeQR({ width: size * scale, height: size * scale, data })
}

test('[part of U-03] a learner opens the ticket, also without a connection, cancels and takes it back, and follows the events in a calendar', async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await signInAs(context, { origin }, 'learner2@kere.test')
  const event = await findEvent(page)
  const registration = `/api/events/${event.id}/registration`
  expect((await page.request.post(registration, { data: { wantsReminder: true }, headers: { origin } })).status()).toBe(
    201,
  )
  const readTicket = async () =>
    getEventTicket.response.parse(await (await page.request.get(`/api/me/registrations/${event.id}`)).json())

  await openPage(page, list)
  expect(await checkA11y(page)).toEqual([])
  await page.getByRole('link', { name: `Open ticket: ${event.title}` }).click()
  const code = page.getByRole('img', { name: 'QR code of your ticket' })
  await expect(code).toBeVisible()
  const { ticketCode } = await readTicket()
  expect(await scan(code)).toBe(ticketCode)
  await expect(page.getByText(String(ticketCode), { exact: true })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])

  await page.evaluate(() => navigator.serviceWorker.ready)
  await openPage(page, `${list}/${event.id}`)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kere-pages')).keys()).map(({ url }) => url)))
    .toContain(page.url())
  await expect(code).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  expect(await scan(code)).toBe(ticketCode)
  await context.setOffline(false)

  await openPage(page, `${list}/${event.id}`)
  await page.getByRole('button', { name: 'Cancel Registration' }).click()
  await expect(page.getByText('You cancelled your registration.')).toBeVisible()
  await expect(code).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(code).toBeVisible()
  expect(await readTicket()).toMatchObject({ status: 'registered', ticketCode })

  await openPage(page, list)
  await page.getByRole('button', { name: 'Subscribe in your calendar' }).click()
  const address = await page.getByText(/\.ics$/).innerText()
  const feed = await page.request.get(address)
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, expect.stringContaining('text/calendar')])
  expect((await feed.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${event.title}`)
  await page.getByRole('button', { name: 'End the feed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the feed' }).click()
  await expect(page.getByRole('button', { name: 'Subscribe in your calendar' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)

  await page.request.delete(registration, { headers: { origin } })
})

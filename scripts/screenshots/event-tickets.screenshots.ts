import type { Page, Route } from 'playwright-core'
import { listMyRegistrations } from '../../packages/contracts/src/events/event-registrations.ts'
import type { MyRegistration } from '../../packages/contracts/src/events/own-registrations.ts'
import { getEventTicket, type EventTicket } from '../../packages/contracts/src/events/event-tickets.ts'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/my-events'
const api = '/api/me/registrations'

async function ofLearner({ origin, request }: Site): Promise<Screenshots> {
  const read = async (time: string) =>
    listMyRegistrations.response.parse(
      await (await request.get(`${origin}${api}?time=${time}&sort=soonest&current=true`)).json(),
    ).items
  const [upcoming, past] = [await read('upcoming'), await read('past')]
  const pathOf = (registration?: MyRegistration) => `${list}/${registration?.event.id}`
  const atPlace = pathOf(upcoming.find(({ event }) => event.type === 'in-person'))
  const online = pathOf(upcoming.find(({ event }) => event.type === 'online'))
  return {
    'my-events': { path: list },
    'my-events-past': { path: `${list}?time=past` },
    'my-events-states': { path: list, act: inEveryState },
    'my-events-empty': { path: list, act: answering(api, (page) => ({ ...page, items: [], total: 0 })) },
    'my-events-failed': { path: list, act: failing },
    'my-events-loading': { path: list, heldBack: `**${api}?*` },
    'my-events-feed': { path: list, act: makeFeed },
    'event-ticket': { path: atPlace },
    'event-ticket-online': { path: online },
    'event-ticket-join': { path: online, act: changed({ joinUrl: 'https://meet.example/room' }) },
    'event-ticket-waiting': { path: atPlace, act: changed({ status: 'waitlisted', ticketCode: null, position: 3 }) },
    'event-ticket-offered': {
      path: atPlace,
      act: changed({ status: 'offered', ticketCode: null, seatUntil: new Date(Date.now() + 36e6).toISOString() }),
    },
    'event-ticket-unpaid': { path: atPlace, act: changed({ status: 'awaiting_payment', ticketCode: null }) },
    'event-ticket-past': { path: pathOf(past[0]) },
    'event-ticket-missing': { path: `${list}/evt_none` },
    'event-ticket-loading': { path: atPlace, heldBack: `**${api}/evt_*` },
    'event-ticket-offline': { path: atPlace, act: keep, isScreen: true, isOffline: true },
    'event-ticket-paper': { path: atPlace, act: (page) => page.emulateMedia({ media: 'print' }) },
    'event-ticket-home': { path: '/dashboard' },
  }
}

export const screenshots: ViewerScreenshots = {
  learner: ofLearner,
  educator: { 'event-ticket-educator-home': { path: '/dashboard' }, 'my-events-educator': { path: list } },
}

async function reload(page: Page) {
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined)
  await page.locator('main h1').waitFor({ state: 'attached' })
}

function answering<Answer extends object>(path: string, change: (answer: Answer) => Answer) {
  return async (page: Page) => {
    const answer = async (route: Route) =>
      route.fulfill({ json: change((await (await route.fetch()).json()) as Answer) })
    await page.route(new RegExp(`${path}(\\?|$)`), answer)
    await reload(page)
  }
}

const changed = (given: Partial<EventTicket>) => async (page: Page) => {
  const answer = async (route: Route) => {
    const ticket = getEventTicket.response.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...ticket, ...given } })
  }
  await page.route(`**${api}/evt_*`, answer)
  await reload(page)
}

const inEveryState = answering<{ items: MyRegistration[] }>(api, (page) => {
  const [first] = page.items
  if (!first) throw new Error('The demo account is registered for nothing')
  const until = new Date(Date.now() + 36e6).toISOString()
  const states: Partial<MyRegistration>[] = [
    { status: 'offered', seatUntil: until },
    { status: 'awaiting_payment' },
    { status: 'waitlisted', position: 12 },
    { checkedInAt: first.event.startsAt },
    { event: { ...first.event, isCancelled: true } },
  ]
  return { ...page, items: states.map((state, place) => ({ ...first, ...state, id: `reg_${place}` })) }
})

async function failing(page: Page) {
  await page.route(`**${api}?*`, (route) => route.fulfill({ status: 503, json: {} }))
  await reload(page)
  await page.getByRole('button', { name: 'Retry' }).waitFor()
}

async function makeFeed(page: Page) {
  const [first, next] = [
    page.getByRole('button', { name: 'Subscribe in your calendar' }),
    page.getByRole('button', { name: 'Make a new address' }),
  ]
  await first.or(next).waitFor()
  if (await first.isVisible()) await first.click()
  else {
    await next.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
  }
  await page.getByRole('button', { name: 'Copy Address' }).waitFor()
}

async function keep(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => (await (await caches.open('kere-pages')).keys()).length > 0)
  await reload(page)
}

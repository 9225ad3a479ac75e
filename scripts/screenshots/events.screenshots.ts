import type { Page, Route } from 'playwright-core'
import { eventList, listEvents, type EventSummary } from '../../packages/contracts/src/events/events.ts'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

const pathOf = ({ id }: Pick<EventSummary, 'id'>) => `/events/${id}`

export const screenshots: ViewerScreenshots = {
  visitor: visitorScenes,
  learner: learnerScenes,
  educator: educatorScenes,
}

async function visitorScenes(site: Site): Promise<Screenshots> {
  const events = await readEvents(site, 'limit=100')
  const past = await readEvents(site, 'limit=100&past=true')
  const isFull = ({ seatsLeft, isWaitedFor }: EventSummary) => seatsLeft === 0 || isWaitedFor
  const isClosed = ({ closesAt }: EventSummary) => Date.parse(closesAt) < Date.now()
  const open = events.filter(
    (event) => !event.isCancelled && event.source === 'internal' && !isFull(event) && !isClosed(event),
  )
  const busiest = open[0]!
  return {
    events: { path: '/events' },
    'events-info': { path: '/events?tab=info' },
    'events-educators': { path: '/events?tab=educator' },
    'events-calendar': { path: '/events?view=calendar' },
    'events-day': { path: `/events?day=${busiest.startsAt.slice(0, 10)}` },
    'events-past': { path: '/events?past=true' },
    'events-none': { path: '/events?search=submarine' },
    'events-none-past': { path: '/events?search=submarine&past=true' },
    'events-educators-none': { path: '/events?tab=educator&search=submarine' },
    'events-feed': {
      path: '/events',
      act: (page) => page.getByText('Subscribe in your calendar').click(),
      isScreen: true,
    },
    'events-failed': { path: '/events', act: failToFilter },
    ...sceneOf('event', busiest),
    ...sceneOf(
      'event-priced',
      open.find(({ price }) => price > 0),
    ),
    ...sceneOf(
      'event-online',
      open.find(({ type }) => type === 'online'),
    ),
    ...sceneOf(
      'event-full',
      events.find((event) => isFull(event) && event.hasWaitlist),
    ),
    ...sceneOf(
      'event-external',
      events.find(({ source }) => source === 'external'),
    ),
    ...sceneOf(
      'event-cancelled',
      events.find(({ isCancelled }) => isCancelled),
    ),
    ...sceneOf('event-ended', past[0]),
    'event-calendar-menu': { path: pathOf(busiest), act: (page) => page.getByText('Add to Calendar').click() },
    'event-unknown': { path: '/events/evt_unknown' },
  }
}

async function learnerScenes(site: Site): Promise<Screenshots> {
  const events = await readEvents(site, 'limit=100')
  const free = events.find(
    ({ price, seatsLeft, isCancelled, isWaitedFor, source }) =>
      price === 0 && seatsLeft > 2 && !isCancelled && !isWaitedFor && source === 'internal',
  )!
  const full = events.find(
    ({ seatsLeft, hasWaitlist, isWaitedFor, isCancelled }) =>
      hasWaitlist && !isCancelled && (seatsLeft === 0 || isWaitedFor),
  )
  return {
    'event-registered': { path: pathOf(free), act: (page) => ensure(page, 'Register Now', 'Cancel Registration') },
    ...(full && {
      'event-waitlisted': {
        path: pathOf(full),
        act: (page: Page) => ensure(page, 'Join waitlist', 'Leave the waitlist'),
      },
    }),
  }
}

async function educatorScenes(site: Site): Promise<Screenshots> {
  const answer = await site.request.get(`${site.origin}/api/managed-events?state=published`)
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return sceneOf('event-own', items[0])
}

const sceneOf = (name: string, event: { id: string } | undefined): Screenshots =>
  event ? { [name]: { path: pathOf(event) } } : {}

async function readEvents({ origin, request }: Site, query: string) {
  const answer = await request.get(`${origin}${listEvents.path}?${query}`)
  return eventList.response.parse(await answer.json()).items
}

async function ensure(page: Page, button: string, shown: string) {
  const [todo, done] = [
    page.locator('aside').getByRole('button', { name: button }),
    page.getByRole('button', { name: shown }),
  ]
  await todo.or(done).first().waitFor()
  if (await todo.isVisible()) await todo.click()
  await done.waitFor()
}

async function failToFilter(page: Page) {
  await page.route(`**${listEvents.path}?*`, (route: Route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${new URL(page.url()).origin}/courses`)
  await page.getByRole('link', { name: 'Events', exact: true }).first().click()
  await page.getByText('Retry', { exact: true }).waitFor()
}

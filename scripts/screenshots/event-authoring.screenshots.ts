import type { Page, Route } from 'playwright-core'
import { openPanel, press } from './acts.ts'
import type { Screenshots, Site, ViewerScreenshots } from './screenshot.ts'

const events = '/dashboard/events'

export const screenshots: ViewerScreenshots = {
  educator: educatorScenes,
  admin: adminScenes,
  'pending-educator': { events: { path: events }, 'event-new': { path: `${events}/new`, act: beginNew } },
}

interface Listed {
  id: string
  state: string
  registrationsCount: number
}

async function listOf({ origin, request }: Site): Promise<readonly Listed[]> {
  return ((await (await request.get(`${origin}/api/managed-events?limit=100`)).json()) as { items: Listed[] }).items
}

async function begin({ origin, request }: Site, title: string) {
  const answer = await request.post(`${origin}/api/events`, { data: { details: { title } }, headers: { origin } })
  return ((await answer.json()) as { id: string }).id
}

async function educatorScenes(site: Site): Promise<Screenshots> {
  const seeded = await listOf(site)
  const full = seeded.find(({ state, registrationsCount }) => state === 'published' && registrationsCount > 0)!.id
  const past = seeded.find(({ state }) => state === 'past')!.id
  const begun = await begin(site, 'Read the flood marks of 2017')
  const doomed = await begin(site, 'Noon count')
  const editor = `${events}/${full}`
  return {
    events: { path: events },
    'events-none': { path: `${events}?search=xylophone` },
    'events-failed': { path: events, act: failing('**/api/managed-events*') },
    'events-loading': { path: events, heldBack: '**/api/managed-events*' },
    'events-deleting': { path: events, act: askToDelete, isScreen: true },
    'event-new': { path: `${events}/new` },
    'event-new-refused': { path: `${events}/new`, act: press('Save') },
    'event-editor': { path: editor },
    'event-online': { path: `${events}/${begun}`, act: chooseOnline },
    'event-end': { path: `${events}/${begun}`, act: endTooSoon },
    'event-photo': { path: `${events}/${begun}`, act: choosePhoto },
    'event-past': { path: `${events}/${past}` },
    'event-loading': { path: editor, heldBack: '**/api/events/*/draft' },
    'event-preview': { path: `/events/${full}/preview` },
    'event-preview-missing': { path: `/events/${begun}/preview` },
    'event-menu': { path: editor, act: openMenu, isScreen: true },
    'event-change': { path: editor, act: changeTime, isScreen: true },
    'event-cancel': { path: editor, act: chooseInMenu('Cancel event'), isScreen: true },
    'event-conflict': { path: `${events}/${begun}`, act: changeElsewhere(begun) },
    'event-deleted': { path: `${events}/${doomed}`, act: remove(doomed) },
    'event-unknown': { path: `${events}/evt_unknown` },
    'event-attendees': { path: `${editor}/attendees` },
    'event-attendee': { path: `${editor}/attendees`, act: openPanel },
    'event-attendees-empty': { path: `${events}/${begun}/attendees` },
    'event-check-in': { path: `${editor}/check-in` },
    'event-check-in-camera': { path: `${editor}/check-in`, act: startCamera },
    'event-check-in-refused': { path: `${editor}/check-in`, act: typeWrongCode },
    'event-check-in-list': { path: `${editor}/check-in?view=list` },
    'event-check-in-done': { path: `${editor}/check-in?view=list`, act: letSomebodyIn, isScreen: true },
    'event-add-person': { path: `${editor}/check-in?view=list`, act: openAddPerson, isScreen: true },
    'event-add-person-refused': { path: `${editor}/check-in?view=list`, act: addTooEarly, isScreen: true },
    'event-messages': { path: `${editor}/messages` },
    'event-messages-past': { path: `${events}/${past}/messages` },
    'event-message-refused': { path: `${editor}/messages`, act: refuseMessage },
    'event-message-preview': { path: `${editor}/messages`, act: previewMessage, isScreen: true },
    'event-messages-loading': { path: `${editor}/messages`, heldBack: '**/api/events/*/messages' },
    'event-check-in-loading': { path: `${editor}/check-in`, heldBack: '**/api/attendees*' },
    'event-check-in-empty': { path: `${events}/${begun}/check-in?view=list` },
  }
}

/** The browser still has the text that was typed for another picture. */
async function refuseMessage(page: Page) {
  for (const label of ['Subject', 'Message']) await page.getByLabel(label, { exact: true }).fill('')
  await press('Preview')(page)
}

async function adminScenes(site: Site): Promise<Screenshots> {
  const { id } = (await listOf(site)).find(({ state }) => state === 'published')!
  return {
    'all-events': { path: events },
    'all-events-past': { path: `${events}?state=past` },
    'event-editor': { path: `${events}/${id}` },
  }
}

async function beginNew(page: Page) {
  await page.getByLabel('Title').fill('Walk a raja kaluve')
  await page.getByText(/^Draft kept/).waitFor()
}

const failing = (address: string) => async (page: Page) => {
  const fail = (route: Route) => route.fulfill({ status: 500, body: '{}' })
  await page.route(address, fail)
  await page.reload()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.unroute(address, fail)
}

async function askToDelete(page: Page) {
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click()
  await page.getByRole('dialog').waitFor()
}

async function chooseOnline(page: Page) {
  await page.getByLabel('Online').click()
  await page.getByLabel('Meeting link', { exact: true }).fill('http://meet.example.org')
  await page.getByLabel('Title').focus()
}

async function endTooSoon(page: Page) {
  await page.getByLabel('Date', { exact: true }).fill('2027-01-16')
  await page.getByLabel('Start time').fill('07:00')
  await page.getByLabel('End time').fill('06:30')
  await page.getByLabel('End time').blur()
  await page.getByText('End time must be after start time').first().waitFor()
}

async function choosePhoto(page: Page) {
  await page.getByText('Upload a photo').click()
  await page.getByRole('button', { name: 'Upload a picture' }).waitFor()
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Duplicate' }).waitFor()
}

const chooseInMenu = (act: string) => async (page: Page) => {
  await openMenu(page)
  await page.getByRole('button', { name: act, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

async function changeTime(page: Page) {
  await page.getByLabel('End time').fill('21:45')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

const changeElsewhere = (id: string) => async (page: Page) => {
  const { origin } = new URL(page.url())
  const title = page.getByLabel('Title')
  const other = page.getByRole('button', { name: 'Use the other version' })
  await title.waitFor()
  if (await other.isVisible()) await other.click()
  const address = `${origin}/api/events/${id}/draft`
  const { version, details } = (await (await page.request.get(address)).json()) as {
    version: number
    details: { title: string }
  }
  const data = { version, details: { ...details, title: 'Read the flood marks, draw the flood' } }
  await page.request.put(address, { data, headers: { origin } })
  await title.fill(`Read the flood marks ${version}`)
  await other.waitFor()
}

const remove = (id: string) => async (page: Page) => {
  const { origin } = new URL(page.url())
  await page.request.delete(`${origin}/api/events/${id}`, { headers: { origin } })
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).waitFor()
}

async function startCamera(page: Page) {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 640
    const context = canvas.getContext('2d')
    navigator.mediaDevices.getUserMedia = () => {
      const draw = () => {
        if (!context) return
        const shade = context.createLinearGradient(0, 0, 640, 640)
        shade.addColorStop(0, '#3b5a52')
        shade.addColorStop(1, '#16242a')
        context.fillStyle = shade
        context.fillRect(0, 0, 640, 640)
        requestAnimationFrame(draw)
      }
      draw()
      return Promise.resolve(canvas.captureStream())
    }
  })
  await page.getByRole('button', { name: 'Start the camera' }).click()
  await page.getByText('Hold the ticket').waitFor()
}

async function typeWrongCode(page: Page) {
  await page.getByLabel('Ticket code').fill('2222222222')
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await page.getByText('No ticket has this code').waitFor()
}

async function letSomebodyIn(page: Page) {
  await page
    .getByRole('button', { name: /^Check in / })
    .nth(1)
    .click()
  await page
    .getByText(/ is in$/)
    .first()
    .waitFor()
}

async function openAddPerson(page: Page) {
  await page.getByRole('button', { name: 'Add somebody who is not registered' }).click()
  await page.getByRole('dialog').waitFor()
}

async function addTooEarly(page: Page) {
  await openAddPerson(page)
  await page.getByLabel('Name', { exact: true }).fill('Rukmini Gowda')
  await page.getByRole('button', { name: 'Add and check in' }).click()
  await page.getByRole('alert').waitFor()
}

async function previewMessage(page: Page) {
  await page.getByLabel('Subject').fill('Bring boots')
  await page
    .getByLabel('Message', { exact: true })
    .fill('The bund is wet after the rain.\n\nWe meet at the north gate.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog').waitFor()
}

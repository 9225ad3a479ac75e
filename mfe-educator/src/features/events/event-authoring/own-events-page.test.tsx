import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'
import { makeManagedEvent } from './testing/event-authoring.fixtures.ts'

const path = '/dashboard/events'
const draft = makeManagedEvent({
  id: 'evt_2',
  title: 'Walk the raja kaluve',
  state: 'draft',
  isPublished: false,
  registrationsCount: 0,
  startsAt: null,
  endsAt: null,
  type: null,
})
const past = makeManagedEvent({ id: 'evt_3', title: 'Flood marks', state: 'past' })
const deleted = makeManagedEvent({
  id: 'evt_4',
  title: 'Old wells',
  state: 'draft',
  isPublished: false,
  goesAt: '2026-12-20T06:34:00.000Z',
})

function startApi(items = [makeManagedEvent(), draft, past, deleted]) {
  const sent: string[] = []
  const refusals = new Map<string, Parameters<typeof problem>[0]>()
  const state = {
    id: 'evt_9',
    version: 1,
    draftSavedAt: draft.updatedAt,
    hasUnsavedChanges: false,
    state: 'draft',
    isPublished: false,
    goesAt: null,
  }
  const answer: FetchStub = ({ pathname }, request) => {
    const call = `${request.method} ${pathname}`
    if (request.method !== 'GET') sent.push(call)
    const refusal = refusals.get(call)
    if (refusal) return problem(refusal)
    if (pathname.endsWith('/draft')) return pending()
    if (request.method === 'GET')
      return Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false })
    if (call === 'DELETE /api/events/evt_1') return Response.json({ goesAt: deleted.goesAt, mailedCount: 18 })
    return Response.json(state, { status: request.method === 'POST' ? 201 : 200 })
  }
  return { answer, sent, refusals }
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('an educator’s events', () => {
  it('[part of S-388] [S-008.lists] are called My Events, and say when, what state and how many', async () => {
    const { screen, requests } = await visitPage(path, startApi().answer)
    await expect.element(screen.getByRole('heading', { name: 'My Events', level: 1 })).toBeInTheDocument()
    await expect
      .element(screen.getByRole('row', { name: /Dawn count/ }))
      .toHaveTextContent(/Published.*Sat 21 Nov 2099, 7:00 am.*In person.*18 of 25/)
    await expect
      .element(screen.getByRole('row', { name: /Dawn count/ }).getByText('Free', { exact: true }))
      .toBeVisible()
    await expect
      .element(screen.getByRole('row', { name: /Walk the raja kaluve/ }))
      .toHaveTextContent(/Draft.*No date yet/)
    await expect.element(screen.getByRole('row', { name: /Old wells/ })).toHaveTextContent('Deleted')
    await expect.element(screen.getByRole('columnheader', { name: 'Host' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'New event' })).toHaveAttribute('href', `${path}/new`)
    await expect.element(screen.getByRole('link', { name: /^Dawn count/ })).toHaveAttribute('href', `${path}/evt_1`)
    await expect.poll(() => requests.map(({ search }) => search)).toEqual(['?sort=upcoming&limit=20'])
  })

  it('say when on a narrow screen too', async () => {
    await page.viewport(820, 900)
    const { screen } = await visitPage(path, startApi().answer)
    const row = screen.getByRole('row', { name: /Dawn count/ })
    await expect.element(row.getByText('Sat 21 Nov 2099, 7:00 am IST', { exact: true })).toBeVisible()
    await page.viewport(1280, 800)
    await expect.element(row.getByText('Sat 21 Nov 2099, 7:00 am', { exact: true })).toBeVisible()
    await expect.element(row.getByText('Sat 21 Nov 2099, 7:00 am IST', { exact: true })).not.toBeVisible()
  })

  it('keep state, words, type and order in the address', async () => {
    const { screen, navigation, requests } = await visitPage(path, startApi().answer)
    await screen.getByRole('link', { name: 'Drafts' }).click()
    await screen.getByRole('combobox', { name: 'Type' }).selectOptions('Online')
    await screen.getByRole('button', { name: /^Starts/ }).click()
    await screen.getByRole('searchbox').fill('tank')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => navigation.location.search).toBe('?state=draft&search=tank&type=online&sort=latest')
    await expect.poll(() => requests.at(-1)?.search).toBe('?state=draft&search=tank&type=online&sort=latest&limit=20')
  })

  it('[S-391] say "No events yet", and how to begin', async () => {
    const { screen } = await visitPage(path, startApi([]).answer)
    await expect.element(screen.getByRole('heading', { name: 'No events yet', exact: true })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Create your first event' }))
      .toHaveAttribute('href', `${path}/new`)
    await screen.getByRole('link', { name: 'Cancelled' }).click()
    await expect.element(screen.getByRole('heading', { name: 'No events found' })).toBeVisible()
  })

  it('[part of S-546] that did not load say so, and are asked for again', async () => {
    const api = startApi()
    api.refusals.set('GET /api/managed-events', 'internal')
    const { screen } = await visitPage(path, api.answer)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch user events')
    api.refusals.clear()
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('row', { name: /Dawn count/ })).toBeVisible()
  })
})

describe('[S-389] the switch in the list', () => {
  it('publishes at once, and can be undone', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer)
    const published = screen.getByRole('switch', { name: 'Published: Walk the raja kaluve' })
    await expect.element(published).not.toBeChecked()
    await published.click()
    await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'Walk the raja kaluve is published' }])
    notices[0]?.action?.run()
    await expect
      .poll(() => api.sent)
      .toEqual(['PUT /api/events/evt_2/publication', 'DELETE /api/events/evt_2/publication'])
  })

  it('takes an event from the list, whose people keep their seats', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer)
    await screen.getByRole('switch', { name: 'Published: Dawn count at the tank' }).click()
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'Dawn count at the tank is unpublished. Registered people keep their seats.' }])
  })

  it('leads to what was changed after it was read', async () => {
    const api = startApi()
    api.refusals.set('PUT /api/events/evt_2/publication', 'changed_since_read')
    const { screen, notices, navigation } = await visitPage(path, api.answer)
    await screen.getByRole('switch', { name: 'Published: Walk the raja kaluve' }).click()
    const text = 'Walk the raja kaluve: This was changed after you read it. Read it again, then decide.'
    await expect.poll(() => notices).toMatchObject([{ tone: 'error', text, action: { label: 'Read it again' } }])
    notices[0]?.action?.run()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/events/evt_2')
  })

  it('leads to what is missing, and is as it was', async () => {
    const api = startApi()
    api.refusals.set('PUT /api/events/evt_2/publication', 'event_incomplete')
    const { screen, notices, navigation } = await visitPage(path, api.answer)
    const published = screen.getByRole('switch', { name: 'Published: Walk the raja kaluve' })
    await published.click()
    await expect
      .poll(() => notices)
      .toMatchObject([{ tone: 'error', text: 'Walk the raja kaluve: The event is not complete yet.' }])
    await expect.element(published).not.toBeChecked()
    notices[0]?.action?.run()
    expect(navigation.location.pathname).toBe(`${path}/evt_2`)
  })

  it('[part of C-28] tells a pending educator why it is not possible yet', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer, { educatorStatus: 'pending' })
    await expect.element(screen.getByText(/publish once your application to teach is approved/)).toBeVisible()
    await screen.getByRole('switch', { name: 'Published: Walk the raja kaluve' }).click()
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'You can publish once your application to teach is approved' }])
    expect(api.sent).toEqual([])
  })

  it('is not there for what is over or deleted', async () => {
    const { screen } = await visitPage(path, startApi().answer)
    await expect.element(screen.getByRole('row', { name: /Flood marks/ })).toBeVisible()
    await expect.element(screen.getByRole('switch', { name: /Flood marks/ })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('switch', { name: /Old wells/ })).not.toBeInTheDocument()
  })
})

describe('[S-390] [C-59] deleting', () => {
  it('asks with the exact text, and Cancel leaves everything as it was', async () => {
    const api = startApi()
    const { screen } = await visitPage(path, api.answer)
    await screen.getByRole('button', { name: 'Delete Dawn count at the tank' }).click()
    const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this event?' })
    await expect.element(question).toHaveTextContent(/18 people have a seat.*tell them by email/)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(api.sent).toEqual([])
  })

  it('is taken back whole: restored, and published as it was', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer)
    await screen.getByRole('button', { name: 'Delete Dawn count at the tank' }).click()
    await screen.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect
      .poll(() => notices)
      .toMatchObject([
        {
          text: 'Dawn count at the tank is deleted. 18 people will be told by email that it is cancelled.',
          action: { label: 'Undo' },
        },
      ])
    notices[0]?.action?.run()
    await expect.poll(() => notices[1]?.text).toBe('Dawn count at the tank is restored and published')
    expect(api.sent).toEqual([
      'DELETE /api/events/evt_1',
      'POST /api/events/evt_1/restoration',
      'PUT /api/events/evt_1/publication',
    ])
  })

  it('leaves a draft that can be restored from the list', async () => {
    const api = startApi()
    const { screen, notices } = await visitPage(path, api.answer)
    await screen.getByRole('button', { name: 'Restore Old wells' }).click()
    await expect.poll(() => notices[0]?.text).toBe('Old wells is restored as a draft')
  })
})

it('duplicates an event, and opens the copy', async () => {
  const api = startApi()
  const { screen, navigation } = await visitPage(path, api.answer)
  await screen.getByRole('button', { name: 'Duplicate Dawn count at the tank' }).click()
  await expect.poll(() => navigation.location.pathname).toBe(`${path}/evt_9`)
  expect(api.sent).toEqual(['POST /api/events/evt_1/duplicates'])
})

it.each([
  [360, 'light'],
  [1280, 'dark'],
])('has nothing for axe at %i px, %s', async (width, theme) => {
  await page.viewport(width, 800)
  document.documentElement.dataset.theme = theme
  const { container, screen } = await visitPage(path, startApi().answer)
  await expect.element(screen.getByText('Walk the raja kaluve').first()).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

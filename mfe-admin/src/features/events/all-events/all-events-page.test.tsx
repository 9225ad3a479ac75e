import type { ManagedEvent } from '@kere/contracts/events/event-authoring'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { beforeEach, expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/dashboard/events'

beforeEach(() => localStorage.clear())

const makeEvent = (given: Partial<ManagedEvent> = {}): ManagedEvent => ({
  id: 'evt_1',
  title: 'Dawn count at the tank',
  type: 'in-person',
  category: 'product',
  topic: 'Biodiversity',
  startsAt: '2099-11-21T01:30:00.000Z',
  endsAt: '2099-11-21T03:00:00.000Z',
  price: 0,
  maxParticipants: 25,
  registrationsCount: 25,
  waitlistCount: 4,
  checkedInCount: 0,
  coverImage: null,
  coverDrawing: 1,
  state: 'published',
  isPublished: true,
  hasUnsavedChanges: false,
  host: { id: 'usr_1', name: 'Asha Raghunath' },
  updatedAt: '2026-11-20T06:34:00.000Z',
  goesAt: null,
  ...given,
})

const events = [makeEvent(), makeEvent({ id: 'evt_2', title: 'Flood marks', host: null, waitlistCount: 0 })]

const answerWith =
  (items: readonly ManagedEvent[], sent: string[] = []): FetchStub =>
  ({ pathname }, request) => {
    if (request.method !== 'GET') sent.push(`${request.method} ${pathname}`)
    if (request.method === 'GET')
      return Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false })
    return Response.json({
      id: 'evt_1',
      version: 1,
      draftSavedAt: '2026-11-20T06:34:00.000Z',
      hasUnsavedChanges: false,
      state: 'draft',
      isPublished: false,
      goesAt: null,
    })
  }

it('[S-388] [part of S-503] are called All Events for an admin, and say whose each is', async () => {
  const { screen } = await visitPage(path, answerWith(events))
  await expect.element(screen.getByRole('heading', { name: 'All Events', level: 1 })).toBeInTheDocument()
  await expect
    .element(screen.getByRole('row', { name: /Dawn count/ }))
    .toHaveTextContent(/Published.*Asha Raghunath.*25 of 25.*4 waiting/)
  await expect.element(screen.getByRole('row', { name: /Flood marks/ })).toHaveTextContent('Former member')
  await expect.element(screen.getByRole('link', { name: 'New event' })).toHaveAttribute('href', `${path}/new`)
})

it('have the next one first, and a number on every tab: All leaves out what is deleted', async () => {
  const { screen, requests } = await visitPage(path, () =>
    Response.json({
      items: events,
      nextCursor: null,
      total: 2,
      totalIsLowerBound: false,
      counts: { draft: 0, published: 2, cancelled: 1, past: 4, deleted: 9 },
    }),
  )
  for (const name of ['All 7', 'Published 2', 'Drafts 0', 'Past 4', 'Cancelled 1', 'Deleted 9'])
    await expect.element(screen.getByRole('link', { name, exact: true })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: /^Starts/ })).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => requests[0]?.searchParams.get('sort')).toBe('upcoming')
})

it('[part of S-389] an admin unpublishes anybody’s, and takes it back', async () => {
  const sent: string[] = []
  const { screen, notices } = await visitPage(path, answerWith(events, sent))
  await screen.getByRole('switch', { name: 'Published: Dawn count at the tank' }).click()
  await expect.poll(() => notices[0]?.text).toMatch(/is unpublished\. Registered people keep their seats\.$/)
  notices[0]?.action?.run()
  await expect.poll(() => sent).toEqual(['DELETE /api/events/evt_1/publication', 'PUT /api/events/evt_1/publication'])
})

it('[part of S-391] has nothing yet, or did not load', async () => {
  const empty = await visitPage(path, answerWith([]))
  await expect.element(empty.screen.getByRole('heading', { name: 'No events yet', exact: true })).toBeVisible()
  await empty.screen.unmount()
  const { screen } = await visitPage(path, () => problem('unavailable'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch user events')
})

it('has nothing for axe', async () => {
  const { container, screen } = await visitPage(path, answerWith(events))
  await screen.getByRole('button', { name: 'Delete Dawn count at the tank' }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Are you sure you want to delete this event?' }))
    .toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

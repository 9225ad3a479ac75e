import type { Notification } from '@kere/contracts/notifications/notifications'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { visitPage } from '../../testing/visit-page.tsx'

const now = Date.now()

const make = (change: Partial<Notification>): Notification => ({
  id: 'ntf_1',
  icon: 'calendar',
  title: 'A seat is free for you',
  text: 'Dawn count at the tank',
  path: '/dashboard/my-events/evt_1',
  at: new Date(now - 60_000).toISOString(),
  isRead: false,
  ...change,
})

async function visit(items: Notification[], refuses?: (url: URL, request: Request) => Response | undefined) {
  const store = { items, sent: [] as unknown[] }
  const answer: FetchStub = async (url, request) => {
    const refusal = refuses?.(url, request)
    if (refusal) return refusal
    const unread = () => store.items.filter(({ isRead }) => !isRead).length
    if (request.method === 'GET') {
      const shown = url.searchParams.get('unread') ? store.items.filter(({ isRead }) => !isRead) : store.items
      return Response.json({ items: shown, nextCursor: null, total: shown.length, unread: unread() })
    }
    const id = url.pathname.split('/').at(-2)
    const isRead = request.method === 'POST' || ((await request.json()) as { isRead: boolean }).isRead
    store.sent.push([request.method, url.pathname, isRead])
    store.items = store.items.map((item) => (request.method === 'POST' || item.id === id ? { ...item, isRead } : item))
    return Response.json({ unread: unread() })
  }
  return { ...(await visitPage('/dashboard/notifications', answer)), store }
}

describe('[W-56] the notifications', () => {
  it('stand by their age, lead to what they tell of, and are read by opening it', async () => {
    const old = make({ id: 'ntf_2', title: 'Your order is placed', at: '2025-01-09T09:00:00.000Z', isRead: true })
    const { screen, store, navigation, unreads, container } = await visit([make({}), old])
    await expect.element(screen.getByRole('region', { name: 'Earlier' })).toHaveTextContent('Your order is placed')
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('link', { name: 'Unread: A seat is free for you' }).click()
    expect(navigation.location.pathname).toBe('/dashboard/my-events/evt_1')
    await expect.poll(() => unreads).toEqual([0])
    expect(store.sent).toEqual([['PUT', '/api/me/notifications/ntf_1/read', true]])
  })

  it('are marked one by one and at once, and stay unread where that fails', async () => {
    let isDown = false
    const { screen, store, notices } = await visit(
      [make({}), make({ id: 'ntf_2', title: 'You are registered' })],
      (_, { method }) => (isDown && method !== 'GET' ? problem('unavailable') : undefined),
    )
    await screen.getByRole('button', { name: 'Mark as read: You are registered' }).click()
    await expect.element(screen.getByRole('link', { name: /^Unread 1$/ })).toBeVisible()
    // The page shows what was marked before the API has heard of it.
    await expect.poll(() => store.sent).toHaveLength(1)
    isDown = true
    await screen.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => notices.map(({ tone }) => tone)).toEqual(['error'])
    await expect.element(screen.getByRole('link', { name: 'Unread: A seat is free for you' })).toBeVisible()
    isDown = false
    await screen.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(screen.getByRole('link', { name: /^Unread 0$/ })).toBeVisible()
    await expect.poll(() => store.items.every(({ isRead }) => isRead)).toBe(true)
  })

  it('say what will come where there are none, and what to do where they did not load', async () => {
    const { screen } = await visit([])
    await expect.element(screen.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    const failed = await visit([], () => problem('unavailable'))
    await expect.element(failed.screen.getByRole('alert')).toHaveTextContent('Your notifications did not load')
  })
})

describe('[W-56] the preferences', () => {
  it('choose for each kind, keep what cannot be chosen, and take a choice back that fails', async () => {
    let choice = 'email'
    let isDown = false
    const paths: string[] = []
    const answer: FetchStub = async (url, request) => {
      const kind = () => ({ kind: 'event_places', name: 'Your registrations', about: null, choice, isFixed: false })
      if (request.method === 'PUT') {
        if (isDown) return problem('unavailable')
        paths.push(url.pathname)
        choice = ((await request.json()) as { choice: string }).choice
        return Response.json(kind())
      }
      return Response.json({
        email: 'meera@example.in',
        groups: [
          { name: 'Events', kinds: [kind()] },
          {
            name: 'Orders',
            kinds: [{ kind: 'orders', name: 'Receipts', about: null, choice: 'email', isFixed: true }],
          },
        ],
      })
    }
    const { screen, container, announcements, notices } = await visitPage(
      '/dashboard/notifications/preferences',
      answer,
    )
    const select = screen.getByLabelText('Your registrations')
    await expect.element(select).toHaveValue('email')
    await expect.element(screen.getByText('Always by email')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await select.selectOptions('digest')
    await expect.poll(() => announcements).toContain('Your registrations: Daily email')
    expect(paths).toEqual(['/api/me/notification-preferences/event_places'])
    isDown = true
    await select.selectOptions('off')
    await expect.poll(() => notices.map(({ tone }) => tone)).toEqual(['error'])
    await expect.element(select).toHaveValue('digest')
  })
})

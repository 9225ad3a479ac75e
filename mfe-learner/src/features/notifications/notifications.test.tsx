import type { Notification } from '@kere/contracts/notifications/notifications'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
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
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/my-events/evt_1')
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
    // The page shows the mark before the API has received it.
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

describe('[W-56] the settings', () => {
  async function visitSettings() {
    const choices: Record<string, string> = { event_places: 'email', reminders: 'off' }
    const store = { choices, sent: [] as unknown[], isDown: false }
    const kindOf = (kind: string, name: string) => ({ kind, name, about: null, choice: choices[kind], isFixed: false })
    const answer: FetchStub = async (_, request) => {
      if (request.method === 'PUT') {
        if (store.isDown) return problem('unavailable')
        const body = (await request.json()) as { choices: { kind: string; choice: string }[] }
        store.sent.push(body.choices)
        for (const { kind, choice } of body.choices) choices[kind] = choice
      }
      return Response.json({
        email: 'meera@example.in',
        groups: [
          { name: 'Events', kinds: [kindOf('event_places', 'Your registrations'), kindOf('reminders', 'Reminders')] },
          {
            name: 'Orders',
            kinds: [{ kind: 'orders', name: 'Receipts', about: null, choice: 'email', isFixed: true }],
          },
        ],
      })
    }
    const visited = await visitPage('/dashboard/notifications/preferences', answer)
    const shown = (row: string) =>
      ['In Kere', 'Daily email', 'Email at once'].map((column) =>
        visited.screen
          .getByRole('switch', { name: `${row}: ${column}` })
          .query()
          ?.matches(':checked'),
      )
    return { ...visited, store, shown }
  }

  it('switch each kind in the bell, daily or at once, keep what is always sent, and spring back where it fails', async () => {
    const { screen, container, announcements, notices, store, shown } = await visitSettings()
    const daily = screen.getByRole('switch', { name: 'Your registrations: Daily email' })
    await expect.element(daily).toBeVisible()
    expect([shown('Your registrations'), shown('Reminders')]).toEqual([
      [true, false, true],
      [false, false, false],
    ])
    await expect.element(screen.getByRole('region', { name: 'Always sent' })).toHaveTextContent('Receipts')
    expect(await checkA11y(container)).toEqual([])
    daily.element().focus()
    await userEvent.keyboard(' ')
    await expect.poll(() => announcements).toContain('Your registrations: Daily email')
    await expect.poll(() => shown('Your registrations')).toEqual([true, true, false])
    await screen.getByRole('switch', { name: 'Your registrations: In Kere' }).click()
    await expect.poll(() => announcements).toContain('Your registrations: Off')
    await expect
      .poll(() => store.sent)
      .toEqual([[{ kind: 'event_places', choice: 'digest' }], [{ kind: 'event_places', choice: 'off' }]])
    store.isDown = true
    await screen.getByRole('switch', { name: 'Reminders: Email at once' }).click()
    await expect.poll(() => notices.map(({ tone }) => tone)).toEqual(['error'])
    await expect.poll(() => shown('Reminders')).toEqual([false, false, false])
  })

  it('switch a whole column at once, and all of it back', async () => {
    const { screen, notices, store, shown } = await visitSettings()
    await screen.getByRole('switch', { name: 'All: Daily email' }).click()
    await expect.poll(() => notices.map(({ text }) => text)).toEqual(['All kinds: Daily email'])
    await expect
      .poll(() => [shown('All'), shown('Your registrations'), shown('Reminders')])
      .toEqual([0, 1, 2].map(() => [true, true, false]))
    notices[0]?.action?.run?.()
    await expect.poll(() => store.choices).toEqual({ event_places: 'email', reminders: 'off' })
    await expect.poll(() => shown('Reminders')).toEqual([false, false, false])
  })
})

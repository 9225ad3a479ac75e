import type { NotificationList } from '@kere/contracts/notifications/notifications'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { BellCalls } from './bell-calls.ts'
import { BellPanel } from './bell-panel.tsx'
import { Bell } from './bell.tsx'
import { startBell } from './start-bell.tsx'
import { createUnread } from './unread-store.ts'

const list: NotificationList = {
  items: [
    {
      id: 'ntf_1',
      icon: 'calendar',
      title: 'A seat is free for you',
      text: 'Dawn count at the tank',
      path: '#dawn-count',
      at: new Date().toISOString(),
      isRead: false,
    },
  ],
  nextCursor: null,
  total: 1,
  totalIsLowerBound: false,
  unread: 1,
}

const ring = async (answer: () => Promise<NotificationList> = () => Promise.resolve(list)) => {
  const calls = {
    list: vi.fn<BellCalls['list']>(answer),
    markRead: vi.fn<BellCalls['markRead']>(() => Promise.resolve(0)),
    markAll: vi.fn<BellCalls['markAll']>(() => Promise.resolve(0)),
  }
  const unread = createUnread(() => Promise.resolve(1))
  const source = { unread, load: () => Promise.resolve(calls), loadPanel: () => Promise.resolve(BellPanel) }
  const screen = await render(<Bell path="/" owns={() => true} source={source} />)
  const bell = screen.getByRole('button', { name: /^Notifications/ })
  return { screen, bell, calls, unread }
}

it('[W-56] says how much is unread, asks for the list when it is opened, and reads what is opened', async () => {
  const { screen, bell, calls, unread } = await ring()
  await unread.refresh(1)
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
  expect(calls.list).not.toHaveBeenCalled()
  await bell.click()
  const link = screen.getByRole('link', { name: 'Unread: A seat is free for you' })
  await expect.element(link).toBeVisible()
  expect(await checkA11y(screen.container)).toEqual([])
  await link.click()
  await expect.element(bell).toHaveAccessibleName('Notifications')
  expect(calls.markRead.mock.calls).toEqual([['ntf_1']])
  await expect.element(link).not.toBeInTheDocument()
})

it('marks all as read, and tries again where the list did not load', async () => {
  let isDown = true
  const { screen, bell, calls } = await ring(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(list)))
  await bell.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your notifications did not load')
  isDown = false
  await screen.getByRole('button', { name: 'Retry' }).click()
  await screen.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => calls.markAll.mock.calls.length).toBe(1)
})

it('counts no further than 99', async () => {
  const { bell, unread } = await ring()
  unread.show(100)
  await expect.element(bell).toHaveAccessibleName('Notifications, 99+ unread')
})

it('[W-56] is drawn without a request, counts 3 seconds after the page, and for a minute not again in other documents of the tab', async () => {
  const listen = vi.spyOn(document, 'addEventListener')
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ unread: 2 })))
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  onTestFinished(() => {
    for (const [event, listener] of listen.mock.calls)
      if (event === 'visibilitychange') document.removeEventListener(event, listener)
    vi.useRealTimers()
    vi.restoreAllMocks()
    sessionStorage.clear()
  })
  let isClosed = false
  const draw = async (userId = 'usr_1') => {
    const { Bell: OwnBell } = startBell(
      () => Promise.resolve(false),
      userId,
      () => isClosed,
    )
    return render(<OwnBell path="/" owns={() => true} />)
  }
  const asked = () => ask.mock.calls.map(([url]) => url)

  const first = await draw()
  vi.advanceTimersByTime(2999)
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked()).toEqual(['/api/me/notifications/unread'])
  await expect.poll(() => first.container.querySelector('button')?.ariaLabel).toBe('Notifications, 2 unread')
  await first.unmount()

  const second = await draw()
  expect(second.container.querySelector('button')?.ariaLabel).toBe('Notifications, 2 unread')
  vi.advanceTimersByTime(3000)
  expect(asked()).toHaveLength(1)
  await second.unmount()

  vi.advanceTimersByTime(60_000)
  const third = await draw()
  vi.advanceTimersByTime(3000)
  expect(asked()).toHaveLength(2)
  await third.unmount()

  isClosed = true
  vi.advanceTimersByTime(60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toHaveLength(2)

  isClosed = false
  sessionStorage.clear()
  vi.advanceTimersByTime(60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => asked().length).toBeGreaterThan(2)
  expect(sessionStorage).toHaveLength(0)

  const other = await draw('usr_2')
  expect(other.container.querySelector('button')?.ariaLabel).toBe('Notifications')
})

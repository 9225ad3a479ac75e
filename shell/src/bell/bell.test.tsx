import type { NotificationList } from '@kere/contracts/console/notifications'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { BellCalls } from './bell-calls.ts'
import { BellPanel } from './bell-panel.tsx'
import { Bell } from './bell.tsx'
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
  const screen = await render(<Bell path="/" source={source} />)
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

import type { SessionUser } from '@kere/contracts/accounts/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BareHeader } from './bare-header.tsx'
import { clearPage, layOutPage } from './chrome-page.fixtures.ts'
import { sampleUser } from './chrome-state.fixtures.ts'

let container: HTMLElement

beforeEach(() => {
  container = layOutPage()
})
afterEach(async () => {
  clearPage()
  await page.viewport(1280, 800)
})

const chat = '/join-as-educator'
const show = (path: string, user: SessionUser | null = null) =>
  render(<BareHeader path={path} user={user} theme="system" onThemeChange={undefined} />, { container })

describe('the bar of a page with one task', () => {
  it.each([
    ['a visitor', chat, null, 'Leave'],
    ['a learner', chat, sampleUser(), 'Leave'],
    ['a declined educator', chat, sampleUser({ role: 'educator', educatorStatus: 'rejected' }), 'Leave'],
    [
      'an educator who has said nothing yet',
      chat,
      sampleUser({ role: 'educator', educatorStatus: 'pending', isOnboarded: false }),
      'Leave',
    ],
    ['an educator', chat, sampleUser({ role: 'educator', educatorStatus: 'approved' }), 'Back to site'],
    ['an educator who waits', chat, sampleUser({ role: 'educator', educatorStatus: 'pending' }), 'Back to site'],
    ['an admin', chat, sampleUser({ role: 'admin' }), 'Back to site'],
    ['a visitor on a way in', '/auth/login', null, 'Back to site'],
  ])('speaks of leaving where questions are asked, of the site elsewhere: %s', async (_, path, user, text) => {
    const screen = await show(path, user)
    await expect.element(screen.getByRole('link', { name: text })).toHaveAttribute('href', '/')
  })

  it.each([
    [360, 1],
    [320, 1],
  ])('names the conversation at %i px in lines: %i', async (width, lines) => {
    await page.viewport(width, 800)
    const screen = await show(chat)
    const name = screen.getByText('Join as an Educator').element()
    const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight)
    expect(Math.round(name.getBoundingClientRect().height / lineHeight)).toBe(lines)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

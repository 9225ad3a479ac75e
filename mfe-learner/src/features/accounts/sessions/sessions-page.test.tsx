import type { SessionSummary } from '@kere/contracts/accounts/sessions'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000).toISOString()

const here: SessionSummary = {
  id: 'ses_1',
  device: 'Firefox on Linux',
  createdAt: hoursAgo(50),
  lastSeenAt: hoursAgo(0),
  isCurrent: true,
}
const phone: SessionSummary = {
  ...here,
  id: 'ses_2',
  device: 'Chrome on Android',
  lastSeenAt: hoursAgo(3),
  isCurrent: false,
}
const tablet: SessionSummary = {
  ...here,
  id: 'ses_3',
  device: 'Safari on iPadOS',
  lastSeenAt: hoursAgo(72),
  isCurrent: false,
}

function visit({
  sessions = [here, phone, tablet],
  refusal,
}: { sessions?: SessionSummary[]; refusal?: FetchStub } = {}) {
  let left = sessions
  const calls: string[] = []
  const answer: FetchStub = (url, request) => {
    if (request.method === 'GET') return Response.json({ items: left })
    calls.push(url.pathname)
    if (refusal) return refusal(url, request)
    const id = url.pathname.split('/')[4]
    left = left.filter((session) => (id ? session.id !== id : session.isCurrent))
    return new Response(null, { status: 204 })
  }
  return visitPage('/dashboard/sessions', answer).then((visited) => ({ ...visited, calls }))
}

afterEach(() => page.viewport(1280, 800))

describe('where a user is signed in', () => {
  it('lists each browser, marks this one, and says when it was seen', async () => {
    const { screen } = await visit()
    const rows = screen.getByRole('list').first().getByRole('listitem')
    expect(rows.elements()).toHaveLength(3)
    await expect.element(rows.nth(0).getByText('This browser')).toBeVisible()
    await expect.element(rows.nth(1).getByText('This browser')).not.toBeInTheDocument()
    await expect.element(rows.nth(1)).toHaveTextContent(/Last active: 3 hours ago\s*Signed in: 2 days ago/)
  })

  it('[S-348] titles a relative time with the moment itself', async () => {
    const { screen } = await visit({ sessions: [{ ...phone, lastSeenAt: '2026-03-16T09:16:00.000Z' }] })
    await expect.element(screen.getByTitle('Mon 16 Mar 2026, 2:46 pm IST')).toBeVisible()
    const { screen: other } = await visit({ sessions: [here] })
    await expect.element(other.getByText('Just now')).toBeVisible()
  })

  it('signs one out at once and says so', async () => {
    const { screen, notices, calls } = await visit()
    await screen.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
    await expect.element(screen.getByText('Chrome on Android')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'Chrome on Android is signed out.' }])
    expect(calls).toEqual(['/api/me/sessions/ses_2'])
    expect(screen.getByRole('list').first().getByRole('listitem').elements()).toHaveLength(2)
  })

  it('signs the others out and keeps this one', async () => {
    const { screen, notices, calls } = await visit()
    await screen.getByRole('button', { name: 'Sign out 2 other sessions' }).click()
    await expect.element(screen.getByText('You are not signed in anywhere else.')).toBeVisible()
    await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'You are now signed in only here.' }])
    expect(calls).toEqual(['/api/me/sessions'])
    await expect.element(screen.getByText('Firefox on Linux')).toBeVisible()
  })

  it('brings back what could not be signed out, with the reason', async () => {
    const { screen, notices } = await visit({ refusal: () => problem('unavailable') })
    await screen.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
    await expect
      .poll(() => notices)
      .toEqual([{ tone: 'error', text: 'Nothing was signed out. The service is not available right now' }])
    await expect.element(screen.getByText('Chrome on Android')).toBeVisible()
  })

  it('takes one that is already gone for signed out', async () => {
    const { screen, notices } = await visit({ refusal: () => problem('not_found') })
    await screen.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
    await expect.poll(() => notices.map(({ tone }) => tone)).toEqual(['success'])
  })

  it('reports each of two that are signed out one after the other', async () => {
    const { screen, notices } = await visit()
    await screen.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
    await screen.getByRole('button', { name: 'Sign out Safari on iPadOS' }).click()
    await expect.poll(() => notices).toHaveLength(2)
    await expect.element(screen.getByText('You are not signed in anywhere else.')).toBeVisible()
  })

  it('ends its own session as the menu does', async () => {
    const { screen } = await visit()
    const form = screen.getByRole('button', { name: 'Sign out here' }).element().closest('form')
    expect(form?.getAttribute('action')).toBe('/auth/logout')
    expect(form?.method).toBe('post')
  })

  it('says that it did not load, and tries again', async () => {
    let isUp = false
    const { screen } = await visitPage('/dashboard/sessions', () =>
      isUp ? Response.json({ items: [here] }) : problem('internal'),
    )
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your sessions did not load')
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('Firefox on Linux')).toBeVisible()
  })

  it('leads on to the password and to two-step verification, where there is one session too', async () => {
    const { screen } = await visit({ sessions: [here] })
    await expect.element(screen.getByText('You are not signed in anywhere else.')).toBeVisible()
    const ways = screen.getByRole('region', { name: 'If you do not recognize a browser' })
    for (const [name, href] of [
      ['Change password', '/dashboard/account'],
      ['Two-step verification', '/dashboard/two-step-verification'],
    ] as const)
      await expect.element(ways.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('has nothing for axe', async () => {
    const { container } = await visit()
    expect(await checkA11y(container)).toEqual([])
  })
})

import type { Consent } from '@kere/contracts/accounts/consents'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const entry = (own: Partial<Consent>): Consent => ({
  purpose: 'account',
  words: 'Kere keeps your name.',
  version: 1,
  language: 'en',
  givenAt: '2026-11-01T04:30:00.000Z',
  givenBy: 'self',
  withdrawnAt: null,
  withdrawnBy: null,
  ...own,
})

const page = entry({ purpose: 'impact_page', words: 'Anyone with the link sees your public entries.' })

async function visit(stored: readonly Consent[], refuse = false) {
  let items = stored
  const sent: string[] = []
  const answer: FetchStub = ({ pathname }, request) => {
    if (pathname === '/api/me/consents') return Response.json({ items })
    if (pathname === '/api/blocked-people' || pathname === '/api/me/privacy-requests')
      return Response.json({ items: [] })
    if (request.method === 'GET') return Response.json({}, { status: 503 })
    sent.push(pathname)
    if (refuse) return problem('unavailable')
    items = items.map((each) =>
      pathname.includes(each.purpose)
        ? { ...each, withdrawnAt: '2026-11-02T04:30:00.000Z', withdrawnBy: 'self' as const }
        : each,
    )
    return Response.json({ items })
  }
  const visited = await visitPage('/dashboard/privacy', answer)
  return { ...visited, sent, section: visited.screen.getByRole('region', { name: 'What you agreed to' }) }
}

describe('what somebody agreed to', () => {
  it('is shown in the words that they read, since when, and withdrawn by two presses of the keyboard', async () => {
    const { section, container, sent, notices } = await visit([page, entry({})])
    await expect.element(section.getByText('“Anyone with the link sees your public entries.”')).toBeVisible()
    await expect.element(section.getByText('Agreed Sun 1 Nov 2026, 10:00 am IST, version 1').first()).toBeVisible()
    expect(await checkA11y(container)).toEqual([])

    const withdraw = section.getByRole('button', { name: 'Withdraw: Public portfolio page' })
    withdraw.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(section.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await expect.element(section.getByText('Your page closes. Your entries stay yours.')).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(section.getByText('Withdrawn Mon 2 Nov 2026, 10:00 am IST')).toBeVisible()
    await expect
      .element(section.getByRole('link', { name: 'Agree again: Public portfolio page' }))
      .toHaveAttribute('href', '/dashboard/impact-portfolio')
    await expect.poll(() => sent).toEqual(['/api/me/consents/impact_page/withdrawal'])
    await expect.poll(() => notices.map(({ text }) => text)).toEqual(['Withdrawn: Public portfolio page'])
    expect(await checkA11y(container)).toEqual([])
  })

  it('keeps it where somebody thinks better of it, and says what went wrong', async () => {
    const { section } = await visit([page], true)
    const withdraw = section.getByRole('button', { name: 'Withdraw: Public portfolio page' })
    await withdraw.click()
    await section.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(withdraw).toHaveFocus()
    await withdraw.click()
    await section.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect.element(section.getByText('The service is not available right now')).toBeVisible()
    await expect.element(section.getByText('Agreed', { exact: true })).toBeVisible()
  })

  it('has no button for what the account needs, and shows who agreed and the older entries', async () => {
    const earlier = entry({
      purpose: 'impact_page',
      givenAt: '2026-10-01T04:30:00.000Z',
      withdrawnAt: '2026-10-02T04:30:00.000Z',
      withdrawnBy: 'self',
    })
    const { section } = await visit([page, earlier, entry({ givenBy: 'guardian' })])
    await expect.element(section.getByText('Needed')).toBeVisible()
    await expect.element(section.getByText(/Agreed by your guardian/).first()).toBeVisible()
    expect(section.getByRole('button', { name: 'Withdraw: Keep your account' }).elements()).toEqual([])
    await section.getByText('All 3 entries').click()
    await expect.element(section.getByText('Withdrawn Fri 2 Oct 2026, 10:00 am IST')).toBeVisible()
  })
})

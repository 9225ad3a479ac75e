import type { OwnPrivacyRequest } from '@kere/contracts/accounts/privacy-requests'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const request = (own: Partial<OwnPrivacyRequest>): OwnPrivacyRequest => ({
  id: 'prq_1',
  kind: 'correction',
  filedBy: 'self',
  state: 'waiting',
  text: 'My name is spelled Zoya.',
  nomineeName: null,
  nomineeEmail: null,
  submittedAt: '2026-11-15T11:00:00.000Z',
  dueAt: '2026-11-23T18:30:00.000Z',
  reply: null,
  ...own,
})

async function visit(stored: readonly OwnPrivacyRequest[], refuse = false) {
  let items = stored
  const sent: unknown[] = []
  const answer: FetchStub = async ({ pathname }, asked) => {
    if (pathname === '/api/me/privacy-requests' && asked.method === 'GET') return Response.json({ items })
    if (asked.method === 'GET')
      return Response.json({ items: [] }, { status: pathname.endsWith('deletion') ? 503 : 200 })
    sent.push([pathname, asked.body && (await asked.clone().json())])
    if (refuse) return problem('unavailable')
    const row = pathname.endsWith('withdrawal') ? { ...items[0]!, state: 'withdrawn' as const } : request({})
    items = [row]
    return Response.json(row, { status: pathname.endsWith('withdrawal') ? 200 : 201 })
  }
  const visited = await visitPage('/dashboard/privacy', answer)
  return { ...visited, sent, section: visited.screen.getByRole('region', { name: 'Your requests' }) }
}

describe('[part of W-60] privacy requests', () => {
  it('are filed on the page, which says by when we answer', async () => {
    const { screen, section, container, sent, notices } = await visit([])
    await expect.element(section.getByText('You have asked for nothing yet.')).toBeVisible()
    await section.getByRole('button', { name: 'New request' }).click()
    const dialog = screen.getByRole('dialog', { name: 'New request' })
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect.element(dialog.getByText('Please say what this is about')).toBeVisible()
    await dialog.getByLabelText('What is wrong, and what is right?').fill('My name is spelled Zoya.')
    expect(await checkA11y(container)).toEqual([])
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect.element(section.getByText('We answer by 24 Nov 2026')).toBeVisible()
    await expect
      .poll(() => sent)
      .toEqual([['/api/me/privacy-requests', { kind: 'correction', text: 'My name is spelled Zoya.' }]])
    await expect.poll(() => notices.map(({ text }) => text)).toEqual(['Request sent'])
    expect(await checkA11y(container)).toEqual([])
  })

  it('ask for a name and an address where somebody names who acts for them', async () => {
    const { screen, section, sent } = await visit([])
    await section.getByRole('button', { name: 'New request' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByLabelText('What would you like?').selectOptions('nomination')
    await dialog.getByLabelText('Their name').fill('Asha Rao')
    await dialog.getByLabelText('Their email').fill('asha@example.in')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const body = { kind: 'nomination', nomineeName: 'Asha Rao', nomineeEmail: 'asha@example.in' }
    expect(sent).toEqual([['/api/me/privacy-requests', body]])
  })

  it('show their answer, and are withdrawn by a press while they wait', async () => {
    const answered = request({
      id: 'prq_2',
      kind: 'complaint',
      state: 'done',
      reply: { text: 'We are sorry.', at: '2026-11-16T04:30:00.000Z' },
    })
    const { section } = await visit([request({}), answered])
    await expect.element(section.getByText('We are sorry.')).toBeVisible()
    await expect.element(section.getByRole('button', { name: 'Withdraw: Complaint' })).not.toBeInTheDocument()
    await section.getByRole('button', { name: 'Withdraw: Correction' }).click()
    await expect.element(section.getByText('Withdrawn', { exact: true })).toBeVisible()
  })

  it('say what went wrong', async () => {
    const { section } = await visit([request({})], true)
    await section.getByRole('button', { name: 'Withdraw: Correction' }).click()
    await expect.element(section.getByText('The service is not available right now')).toBeVisible()
  })
})

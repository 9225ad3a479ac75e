import type { PrivacyRequest } from '@kere/contracts/accounts/privacy-requests'
import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const waiting: PrivacyRequest = {
  id: 'prq_1',
  kind: 'correction',
  filedBy: 'self',
  state: 'waiting',
  text: 'My name is spelled Zoya.',
  nomineeName: null,
  nomineeEmail: null,
  submittedAt: '2020-11-15T11:00:00.000Z',
  dueAt: '2020-11-24T11:00:00.000Z',
  person: 'Zoya Khan',
  email: 'zoya@example.in',
  isLate: true,
  reply: null,
}

const counts = { waiting: 1, scheduled: 0, done: 0, withdrawn: 0 }

it('[part of W-60] says what is late, and sends an answer once', async () => {
  const sent: unknown[] = []
  let item = waiting
  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method === 'GET')
      return Response.json(
        pathname === '/api/privacy-requests' ? { items: [item], nextCursor: null, total: 1, counts } : item,
      )
    sent.push([pathname, await request.clone().json()])
    item = {
      ...item,
      state: 'done',
      isLate: false,
      reply: { text: 'It is corrected.', at: '2026-11-16T04:30:00.000Z', by: 'Vasudha Rao' },
    }
    return Response.json(item)
  }
  const { screen, container } = await visitPage('/dashboard/privacy-requests?request=prq_1', answer)
  await expect
    .element(screen.getByRole('row', { name: /Zoya Khan/ }))
    .toHaveTextContent(/Correction.*24 Nov 2020.*Late/)
  const panel = screen.getByRole('complementary')
  await expect.element(panel).toHaveTextContent(/My name is spelled Zoya\./)
  expect(await checkA11y(container)).toEqual([])
  await panel.getByRole('textbox', { name: 'Reply' }).fill('It is corrected.')
  await panel.getByRole('button', { name: 'Send reply' }).click()
  await expect.element(panel.getByRole('heading', { name: 'Reply sent' })).toHaveFocus()
  await expect.poll(() => sent).toEqual([['/api/privacy-requests/prq_1/answer', { text: 'It is corrected.' }]])
})

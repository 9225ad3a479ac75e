import type { FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const at = '2026-11-20T10:00:00.000Z'

it('[W-51] says to who is hidden why they are, and lets them reply once', async () => {
  let hiding: object = { at, message: 'Your bio sells exam answers.', reply: null }
  const sent: unknown[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method === 'POST') {
      const body = (await request.json()) as { text: string }
      sent.push(body)
      hiding = { ...hiding, reply: { ...body, at } }
      return Response.json({ hiding }, { status: 201 })
    }
    return pathname === '/api/own-hiding' ? Response.json({ hiding }) : Response.json({}, { status: 503 })
  }
  const { screen, container, notices } = await visitPage('/dashboard/profile', answer)
  const notice = screen.getByRole('region', { name: 'Your profile is hidden from others' })
  await expect.element(notice.getByText('Your bio sells exam answers.')).toBeVisible()
  await notice.getByRole('button', { name: 'Send reply' }).click()
  await expect.element(notice.getByRole('textbox')).toHaveAccessibleDescription(/Please write a reply/)
  expect(await findViolations(container)).toEqual([])
  await notice.getByRole('textbox').fill('I took it out.')
  await notice.getByRole('button', { name: 'Send reply' }).click()
  await expect.element(notice.getByText('I took it out.')).toBeVisible()
  await expect
    .poll(() => [sent, notices])
    .toEqual([[{ text: 'I took it out.' }], [{ tone: 'success', text: 'Reply sent' }]])
  await expect.element(notice.getByRole('textbox')).not.toBeInTheDocument()
})

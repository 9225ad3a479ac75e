import type { FetchStub } from '@kere/platform/react/stage'
import { findViolations } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

it('[W-51] lists whom somebody has blocked under Privacy, and unblocks with Undo', async () => {
  const meera = { id: 'usr_7', name: 'Meera N', kind: 'learner', at: '2026-11-20T10:00:00.000Z' }
  let items = [meera, { ...meera, id: 'usr_8', name: null, kind: null }]
  const sent: string[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method === 'GET')
      return pathname === '/api/blocked-people' ? Response.json({ items }) : Response.json({}, { status: 503 })
    sent.push(`${request.method} ${pathname}`)
    items = request.method === 'DELETE' ? items.filter(({ id }) => !pathname.endsWith(id)) : [meera, ...items]
    return Response.json({ isBlocked: request.method === 'PUT' })
  }
  const { screen, container, notices } = await visitPage('/dashboard/privacy', answer)
  const blocked = screen.getByRole('region', { name: 'Blocked people' })
  await expect.element(blocked.getByRole('button', { name: 'Unblock Somebody who is no longer listed' })).toBeVisible()
  expect(await findViolations(container)).toEqual([])
  await blocked.getByRole('button', { name: 'Unblock Meera N' }).click()
  await expect.element(blocked.getByRole('button', { name: 'Unblock Meera N' })).not.toBeInTheDocument()
  await expect.poll(() => notices[0]).toMatchObject({ text: 'Meera N is no longer blocked', action: { label: 'Undo' } })
  notices[0]?.action?.run()
  await expect.element(blocked.getByRole('button', { name: 'Unblock Meera N' })).toBeVisible()
  await expect.poll(() => sent).toEqual(['DELETE /api/blocked-people/usr_7', 'PUT /api/blocked-people/usr_7'])
})

import type { Deletion } from '@kere/contracts/accounts/own-data'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const dueAt = '2026-11-23T18:30:00.000Z'
const kept: Deletion = { requestedAt: null, dueAt, proof: 'password', hasJustSignedIn: false, isProtected: false }
const waiting: Deletion = { ...kept, requestedAt: '2026-11-15T12:00:00.000Z' }

async function visit(stored: Deletion = kept, asked: FetchStub = () => Response.json({ dueAt })) {
  let deletion = stored
  const bodies: unknown[] = []
  const answer: FetchStub = async (url, request) => {
    if (['/api/blocked-people', '/api/me/consents', '/api/me/privacy-requests'].includes(url.pathname))
      return Response.json({ items: [] })
    if (request.method === 'GET') return Response.json(deletion)
    if (request.method === 'DELETE') {
      deletion = kept
      return new Response(null, { status: 204 })
    }
    bodies.push(await request.clone().json())
    return asked(url, request)
  }
  return { ...(await visitPage('/dashboard/privacy', answer)), bodies }
}

it('[S8] has the shell fetch and save everything that is held', async () => {
  const { screen, exports } = await visit()
  await screen.getByRole('button', { name: 'Download my data' }).click()
  await expect.poll(() => exports).toEqual([{ href: '/api/me/data', method: 'POST', name: 'Your data' }])
})

describe('[U-19] deleting an account', () => {
  it('asks for the password, names the day, and leads out', async () => {
    const { screen, bodies, container, countClosings } = await visit()
    await screen.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' })
    await expect.element(dialog).toHaveTextContent('It will be deleted on 24 Nov 2026.')
    await dialog.getByLabelText('Current password').fill('a password of the tests')
    expect(await checkA11y(container)).toEqual([])
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    const done = screen.getByRole('button', { name: 'Done' })
    await expect.element(done).toHaveFocus()
    expect(bodies).toEqual([{ currentPassword: 'a password of the tests' }])
    expect(done.element().closest('form')?.getAttribute('action')).toBe('/auth/logout')
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('We will delete it on 24 Nov 2026.')
    expect(countClosings()).toBe(1)
  })

  it('says above the button what went wrong, and forgets it with the dialog', async () => {
    const { screen } = await visit(kept, () => problem('too_many_attempts'))
    await screen.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByLabelText('Current password').fill('something')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nothing was deleted. Too many attempts')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Delete my account' }).click()
    await expect.element(dialog.getByLabelText('Current password')).toHaveValue('')
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  })

  it('has somebody without a password sign in again', async () => {
    const { screen } = await visit({ ...kept, proof: 'sign_in' })
    await screen.getByRole('button', { name: 'Delete my account' }).click()
    await expect
      .element(screen.getByRole('link', { name: 'Sign in again' }))
      .toHaveAttribute('href', '/auth/google?next=/dashboard/privacy')
  })

  it('is not offered to the main admin', async () => {
    const { screen } = await visit({ ...kept, isProtected: true })
    await expect.element(screen.getByText('This is the main admin account. It cannot be deleted.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument()
  })

  it('can be taken back until its day', async () => {
    const { screen, container, notices } = await visit(waiting)
    await expect.element(screen.getByText('Your account will be deleted on 24 Nov 2026')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('button', { name: 'Keep my account' }).click()
    await expect.element(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    await expect.poll(() => notices.map(({ text }) => text)).toEqual(['Your account stays, with everything in it.'])
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Delete my account' }).element())).toBe(
      true,
    )
    expect(document.activeElement).not.toBe(document.body)
  })
})

it('says that the account did not load, and still lets data be downloaded', async () => {
  const { screen } = await visitPage('/dashboard/privacy', ({ pathname }) =>
    ['/api/blocked-people', '/api/me/consents', '/api/me/privacy-requests'].includes(pathname)
      ? Response.json({ items: [] })
      : problem('internal'),
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your account did not load')
  await expect.element(screen.getByRole('button', { name: 'Download my data' })).toBeVisible()
})

it('[W-39] asks anew what may be counted, and says nothing of it where nothing is', async () => {
  let asked = 0
  const answer = () => Response.json(kept)
  const { screen, container } = await visitPage('/dashboard/privacy', answer, { openCookieChoice: () => (asked += 1) })
  await screen.getByRole('button', { name: 'Change cookie choice' }).click()
  expect(asked).toBe(1)
  expect(await checkA11y(container)).toEqual([])
  await screen.unmount()

  const uncounted = await visitPage('/dashboard/privacy', answer)
  await expect.element(uncounted.screen.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await expect.element(uncounted.screen.getByText('Cookie choice')).not.toBeInTheDocument()
})

it('has nothing for axe', async () => {
  const { container, screen } = await visit()
  await expect.element(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

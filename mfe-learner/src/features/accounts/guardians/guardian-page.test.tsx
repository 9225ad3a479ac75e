import type { GuardianOfCaller } from '@kere/contracts/accounts/guardians'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const none: GuardianOfCaller = { state: 'none', email: null, askedAt: null, againAt: null }
const asked: GuardianOfCaller = {
  state: 'asked',
  email: 'l•••@home.example.in',
  askedAt: '2026-11-27T12:11:00.000Z',
  againAt: '2026-11-28T12:11:00.000Z',
}

async function visit(stored: GuardianOfCaller, answerTo: () => Response = () => Response.json(asked)) {
  const sent: unknown[] = []
  const answer: FetchStub = async (_, request) => {
    if (request.method === 'GET') return Response.json(stored)
    sent.push(await request.clone().json())
    return answerTo()
  }
  return { ...(await visitPage('/dashboard/guardian', answer)), sent }
}

it('asks for the guardian’s address, and then shows whom we wrote to, mostly hidden', async () => {
  const { screen, container, sent } = await visit(none)
  await screen.getByLabelText('Their email address').fill('lakshmi@home.example.in')
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('button', { name: 'Email my guardian' }).click()
  await expect.element(screen.getByText('Waiting for your guardian')).toBeVisible()
  await expect.element(screen.getByText(/we asked l•••@home\.example\.in to agree/)).toBeVisible()
  await expect.poll(() => sent).toEqual([{ email: 'lakshmi@home.example.in' }])
  expect(await checkA11y(container)).toEqual([])
})

it('says what is wrong with the address, and keeps it', async () => {
  const { screen } = await visit(none, () => problem('guardian_own'))
  await screen.getByLabelText('Their email address').fill('me@example.in')
  await screen.getByRole('button', { name: 'Email my guardian' }).click()
  await expect
    .element(screen.getByText('This is your own address. Enter the address of your parent or guardian'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Their email address')).toHaveValue('me@example.in')
})

it('after a no asks for another guardian, without naming a reason', async () => {
  const { screen, container } = await visit({ ...asked, state: 'refused' })
  await expect.element(screen.getByRole('heading', { name: 'Your guardian said no' })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('after a yes leads on', async () => {
  const { screen, container } = await visit({ ...asked, state: 'agreed' })
  await expect.element(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(await checkA11y(container)).toEqual([])
})

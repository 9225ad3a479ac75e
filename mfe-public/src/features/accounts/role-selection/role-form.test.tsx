import { keepEducatorAnswers, readEducatorAnswers } from '../../../auth/educator-answers.ts'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { educatorAnswers, newUser } from '../../../testing/new-account.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { RoleForm } from './role-form.tsx'

const chosen = (role: 'student' | 'educator') => Response.json({ user: { ...newUser, role } })

async function visitForm(answer: FetchStub, next: string | null = null) {
  const left: string[] = []
  const component = () => <RoleForm next={next} onLeave={(path) => void left.push(path)} />
  const meta = { title: '', description: '', canonical: '', breadcrumbs: [] }
  const pages = { '/role-selection': async () => ({ component, describe: () => ({ status: 200 as const, meta }) }) }
  const visit = await visitPage('/role-selection', answer, { pages, user: newUser })
  return { ...visit, left, submit: visit.screen.getByRole('button') }
}

afterEach(async () => {
  sessionStorage.clear()
  await page.viewport(1280, 800)
})

describe('choosing a role', () => {
  it('[S-319] offers to learn and to teach, and asks where none is chosen', async () => {
    const { screen, submit, requests } = await visitForm(pending)
    await submit.click()
    const learn = screen.getByRole('radio', { name: 'I want to Learn' })
    await expect.element(screen.getByText('Please select a role to continue')).toBeVisible()
    await expect.element(learn).toHaveFocus()
    await expect.element(learn).toHaveAccessibleDescription('Please select a role to continue')
    expect(requests).toEqual([])
    await screen.getByRole('radio', { name: 'I want to Teach' }).click()
    await expect.element(screen.getByText('Please select a role to continue')).not.toBeInTheDocument()
  })

  it.each([
    ['/courses/crs_1?from=card', '/onboarding?next=%2Fcourses%2Fcrs_1%3Ffrom%3Dcard'],
    [null, '/onboarding'],
  ])('[S-319] sends the choice and leads to onboarding, on the way to %s', async (next, destination) => {
    let sent: unknown
    const { screen, submit, left } = await visitForm(async (url, request) => {
      sent = [request.method, url.pathname, await request.json()]
      return chosen('educator')
    }, next)
    await screen.getByText('I want to Teach').click()
    await submit.click()
    await expect.poll(() => left).toEqual([destination])
    expect(sent).toEqual(['POST', '/api/me/role', { role: 'educator' }])
  })

  it('[S-319] is done by keyboard alone', async () => {
    let sent: unknown
    const { container, left } = await visitForm(async (_, request) => {
      sent = await request.json()
      return chosen('student')
    })
    container.querySelector('input')?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect.poll(() => left).toEqual(['/onboarding'])
    expect(sent).toEqual({ role: 'student' })
  })

  it('[S-319] says that it failed, keeps the choice, and works the second time', async () => {
    let isUp = false
    const { screen, submit, left } = await visitForm(() => (isUp ? chosen('student') : problem('internal')))
    await screen.getByText('I want to Learn').click()
    await submit.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to set role. Please try again.')
    await expect.element(screen.getByRole('radio', { name: 'I want to Learn' })).toBeChecked()
    isUp = true
    await submit.click()
    await expect.poll(() => left).toEqual(['/onboarding'])
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  it('leads on to the dashboard where the role is settled', async () => {
    const { screen, submit, left } = await visitForm(() => problem('role_settled'))
    await screen.getByText('I want to Learn').click()
    await submit.click()
    await expect.poll(() => left).toEqual(['/dashboard'])
  })

  it('sends once, however often it is pressed', async () => {
    const { container, screen, submit, requests } = await visitForm(pending)
    await screen.getByText('I want to Learn').click()
    await submit.click()
    container.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
    await expect.element(submit).toHaveAccessibleName('Saving')
    await expect.poll(() => requests).toHaveLength(1)
  })

  it.each([
    ['I want to Teach', true],
    ['I want to Learn', false],
  ])('[S-328] after "%s" the answers of the chat are kept: %s', async (label, isKept) => {
    keepEducatorAnswers(educatorAnswers)
    const { screen, submit, left } = await visitForm(() => chosen('student'))
    await screen.getByText(label).click()
    await submit.click()
    await expect.poll(() => left).toHaveLength(1)
    expect(readEducatorAnswers() !== null).toBe(isKept)
  })
})

describe('the page', () => {
  it('is a form that works without a script, and keeps what was chosen', async () => {
    const { container, description, screen } = await visitPage('/role-selection?next=%2Fcourses', pending, {
      user: newUser,
      submission: sentForm('role', 'unavailable', { values: { role: 'educator' } }),
    })
    const form = container.querySelector('form')!
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/role-selection?next=%2Fcourses'])
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side')
    const fields = Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))
    expect(fields).toEqual({ role: 'educator', next: '/courses' })
    expect(description).toMatchObject({ status: 200, meta: { title: 'Error: Learn or teach', noindex: true } })
  })

  it('has nothing for axe', async () => {
    const { container, screen } = await visitPage('/role-selection', pending, {
      user: newUser,
      submission: sentForm('role', 'validation_failed'),
    })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })
})

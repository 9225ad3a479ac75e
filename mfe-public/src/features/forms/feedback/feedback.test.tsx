import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { makeList } from '../../../testing/course-answers.ts'
import { newUser } from '../../../testing/new-account.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const failure = 'Failed to submit feedback. Please try again.'

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

/** Accepts and records everything that is sent. */
function startApi(respond = () => Response.json({ id: 'fbk_1' }, { status: 201 })) {
  const sent: unknown[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    if (pathname !== '/api/feedback-submissions') return Response.json(makeList(3))
    sent.push(await request.json())
    return respond()
  }
  return { answer, sent }
}

async function fillIn(form: Locator) {
  await form.getByLabelText('Full name').fill('Zoya Khan')
  await form.getByLabelText('Role').selectOptions('Visitor')
  await form.getByLabelText('Feedback', { exact: true }).fill('The map is slow.')
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send feedback' }).click()

describe('the feedback dialog', () => {
  async function openDialog(answer: FetchStub) {
    const visit = await visitPage('/', answer)
    const call = visit.screen.getByRole('link', { name: 'Share your feedback' })
    await call.click()
    const dialog = visit.screen.getByRole('dialog', { name: 'Share Your Feedback' })
    await expect.element(dialog.getByLabelText('Full name')).toBeVisible()
    return { ...visit, call, dialog }
  }

  it('[S-077] [S-288] is opened by the beta feedback call, which is a link to the page of the same', async () => {
    const { call, dialog, navigation } = await openDialog(startApi().answer)
    await expect.element(call).toHaveAttribute('href', '/feedback')
    await expect.poll(() => navigation.location.pathname).toBe('/')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(call).toHaveFocus()
  })

  it('[C-01] [S-289] offers four roles, none of them chosen', async () => {
    const { dialog } = await openDialog(startApi().answer)
    const role = dialog.getByLabelText('Role')
    await expect.element(role).toHaveValue('')
    expect([...(role.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Select a role',
      'Learner',
      'Educator',
      'Visitor',
      'Other',
    ])
  })

  it('[S-290] [S-577.feedback] says "Thank You", and closes after 3 seconds', async () => {
    const api = startApi()
    const { call, dialog } = await openDialog(api.answer)
    await fillIn(dialog)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await send(dialog)
    await expect.element(dialog.getByRole('heading', { name: 'Thank You' })).toHaveFocus()
    await expect
      .poll(() => api.sent)
      .toEqual([
        {
          name: 'Zoya Khan',
          role: 'visitor',
          feedbackText: 'The map is slow.',
          contactRequested: false,
          email: '',
          pebble: '',
        },
      ])
    vi.advanceTimersByTime(2999)
    await expect.element(dialog).toBeVisible()
    vi.advanceTimersByTime(1)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(call).toHaveFocus()
  })

  it('[S-291] goes to its top when sending fails, says so, and loses nothing', async () => {
    await page.viewport(360, 500)
    const { dialog } = await openDialog(startApi(() => problem('unavailable')).answer)
    await fillIn(dialog)
    await send(dialog)
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(failure)
    await expect.poll(() => dialog.element().scrollTop).toBe(0)
    await expect.element(dialog.getByRole('alert')).toBeInViewport()
    await expect.element(dialog.getByLabelText('Feedback', { exact: true })).toHaveValue('The map is slow.')
  })
})

describe('the feedback page', () => {
  it('[S-012] says who reads feedback, when they reply, and where else to write', async () => {
    const { screen } = await visitPage('/feedback', startApi().answer)
    await expect
      .element(screen.getByRole('region', { name: 'What happens next' }))
      .toHaveTextContent(/The admins of Kere.*planned or done.*We usually reply within 24 hours.*after 2 years/)
    const others = screen.getByRole('region', { name: 'Other ways to reach us' })
    await expect.element(others.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  })

  it('[S-288] [U-16] says at each field what is missing, and goes to the first', async () => {
    const api = startApi()
    const { screen } = await visitPage('/feedback', api.answer)
    const form = screen.getByRole('form', { name: 'Share Your Feedback' })
    await form.getByLabelText('I would like a reply').click()
    await send(form)
    for (const [label, error] of [
      ['Full name', 'Full name is required'],
      ['Role', 'Please select a role'],
      ['Feedback', 'Feedback is required'],
      ['Email', 'Email is required if you want us to contact you'],
    ] as const)
      await expect.element(form.getByLabelText(label, { exact: true })).toHaveAccessibleDescription(error)
    await expect.element(form.getByLabelText('Full name')).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  it('[S-288] asks for an address only while a reply is wanted', async () => {
    const { screen } = await visitPage('/feedback', startApi().answer)
    const email = screen.getByLabelText(/^Email/)
    const reply = screen.getByLabelText('I would like a reply')
    await expect.element(email).toHaveAccessibleDescription('Needed if you would like a reply.')
    await fillIn(screen.getByRole('form'))
    await reply.click()
    await send(screen.getByRole('form'))
    await expect.element(email).toHaveAccessibleDescription('Email is required if you want us to contact you')
    await expect.element(email).toHaveFocus()
    await reply.click()
    await expect.element(email).toHaveAccessibleDescription('Needed if you would like a reply.')
  })

  it('[S-292] sends who asks for a reply with the address', async () => {
    const api = startApi()
    const { screen, navigation } = await visitPage('/feedback', api.answer)
    await fillIn(screen.getByRole('form'))
    await screen.getByLabelText('I would like a reply').click()
    await screen.getByLabelText('Email').fill('zoya@example.in')
    await send(screen.getByRole('form'))
    await expect.element(screen.getByRole('heading', { name: 'Thank You' })).toHaveFocus()
    await expect.poll(() => navigation.location.search).toBe('?sent=1')
    await expect.poll(() => api.sent).toMatchObject([{ email: 'zoya@example.in', contactRequested: true }])
  })

  it('[S-291] goes to its top when sending fails', async () => {
    await page.viewport(360, 400)
    const { screen } = await visitPage('/feedback', startApi(() => problem('unavailable')).answer)
    await fillIn(screen.getByRole('form'))
    await send(screen.getByRole('form'))
    await expect.element(screen.getByRole('alert')).toHaveTextContent(failure)
    await expect.poll(() => window.scrollY).toBe(0)
  })

  it('knows the name, the role and the email of who is signed in', async () => {
    const account = { email: 'meera.n@example.in', hasPassword: true, google: null }
    const { screen } = await visitPage('/feedback', () => Response.json(account), {
      user: { ...newUser, role: 'educator' },
    })
    await expect.element(screen.getByLabelText('Email')).toHaveValue('meera.n@example.in')
    await expect.element(screen.getByLabelText('Full name')).toHaveValue('Meera Nambiar')
    await expect.element(screen.getByLabelText('Role')).toHaveValue('educator')
  })

  it('leaves what is typed while the email of who is signed in is on its way', async () => {
    const account = Promise.withResolvers<Response>()
    const answer: FetchStub = ({ pathname }) =>
      pathname === '/api/me/account' ? account.promise : Response.json(makeList(3))
    const { screen } = await visitPage('/', answer, { user: newUser })
    await screen.getByRole('link', { name: 'Share your feedback' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Share Your Feedback' })
    await dialog.getByLabelText('Email').fill('meera@work.example')
    const given = Response.json({ email: 'meera.n@example.in', hasPassword: true, google: null })
    account.resolve(given)
    await expect.poll(() => given.bodyUsed).toBe(true)
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('meera@work.example')
  })

  it('shows again what was sent without a script, with what is wrong about it', async () => {
    const submission = sentForm('feedback', 'validation_failed', {
      values: { name: 'Zoya', role: 'other', feedbackText: 'Slow.', contactRequested: 'on' },
      errors: [{ pointer: '/body/email', detail: 'Email is required if you want us to contact you' }],
    })
    const { screen, description } = await visitPage('/feedback', startApi().answer, { submission })
    expect(description.meta.title).toBe('Error: Share Your Feedback')
    await expect.element(screen.getByLabelText('Role')).toHaveValue('other')
    await expect.element(screen.getByLabelText('I would like a reply')).toBeChecked()
    const email = screen.getByLabelText('Email')
    await expect.element(email).toHaveAccessibleDescription('Email is required if you want us to contact you')
    await expect.element(email).toHaveFocus()
  })

  it('says how long to wait after too much feedback', async () => {
    const submission = sentForm('feedback', 'too_many_attempts', { retryAfterSeconds: 600 })
    const { screen } = await visitPage('/feedback', startApi().answer, { submission })
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/Too many attempts.*Try again in 10 minutes/)
  })
})

it.each([
  ['the form', '/feedback', undefined],
  ['a failure', '/feedback', sentForm('feedback', 'unavailable')],
  ['the thanks', '/feedback?sent=1', undefined],
])('%s has nothing for axe', async (_, path, submission) => {
  const { container } = await visitPage(path, startApi().answer, submission ? { submission } : {})
  expect(await checkA11y(container)).toEqual([])
})

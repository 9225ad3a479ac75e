import type { SessionUser } from '@kere/contracts/accounts/session'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readEducatorAnswers } from '../../../auth/educator-answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const learner: SessionUser = {
  id: 'usr_1',
  role: 'student',
  firstName: 'Meera',
  lastName: 'Nambiar',
  isEnrolled: true,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: null,
}
const root = document.documentElement

const answers = {
  firstName: 'Devang',
  lastName: 'Trivedi',
  designation: 'Rangeland ecologist',
  bio: 'I work with herders in the Banni grassland.',
  teachingExperience: '4',
  subjectsOfInterest: ['Water Management'],
  languagesSpoken: ['English'],
  organizationAffiliation: 'Independent',
  phoneNumber: '+91 98765 43210',
}
const sent = {
  ...answers,
  teachingExperience: 4,
  linkedinUrl: '',
  certifications: [],
  phoneNumber: '+919876543210',
  lumaProfileUrl: '',
}

function answerUpTo(position: number, given: object = answers) {
  sessionStorage.setItem('kere:educator-chat', JSON.stringify({ answers: given, pending: {}, position, edit: null }))
}

async function visitChat(path = '/join-as-educator', user?: SessionUser, answer: FetchStub = pending) {
  const visit = await visitPage(path, answer, user && { user })
  const { screen } = visit
  return {
    ...visit,
    log: screen.getByRole('log'),
    submit: screen.getByRole('button', { name: 'Continue', exact: true }),
  }
}

const say = (text: string) => userEvent.keyboard(`${text}{Enter}`)

beforeEach(() => {
  sessionStorage.clear()
  root.lang = 'en'
  document.title = 'Join as an Educator'
})
afterEach(async () => {
  root.dataset.theme = 'light'
  await page.viewport(1280, 800)
})

describe('the educator chat', () => {
  it('[S-266] [part of S-303] stands at two addresses, of which one is kept', async () => {
    const { description } = await visitChat('/educator-chatbot')
    expect(description.meta).toMatchObject({
      canonical: '/join-as-educator',
      breadcrumbs: [{ label: 'Educator chat', path: '/educator-chatbot' }],
    })
    const { description: join, screen } = await visitChat()
    expect(join.meta.breadcrumbs).toEqual([{ label: 'Join as an Educator', path: '/join-as-educator' }])
    await expect.element(screen.getByRole('heading', { name: 'What is your first name?' }).last()).toBeVisible()
  })

  it('[S-267] [S-281] [S-282] is answered from beginning to end by keyboard alone', async () => {
    const { screen, log, navigation } = await visitChat()
    const asks = (question: string | RegExp) =>
      expect.element(screen.getByRole('heading', { level: 2, name: question })).toBeVisible()

    await screen.getByLabelText('First name').click()
    await say('Devang')
    await asks('And your last name, Devang?')
    await say('Trivedi')
    await asks('What do you do? A job title or a short description.')
    await say('Rangeland ecologist')
    await asks('Tell learners who you are.')
    await userEvent.keyboard('I work with herders in the Banni grassland.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await asks('How many years have you taught?')
    await say('4')
    await asks('What would you like to teach?')
    await say('cooking')
    await expect.element(screen.getByText('Please choose a subject from the list').first()).toBeVisible()
    await expect.element(screen.getByText('No match. Choose one below.')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Suggestions' }).getByRole('button').elements().length).toBeGreaterThan(10)
    await expect.element(screen.getByRole('button', { name: 'Add Water Management' })).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await say('water')
    await expect.element(screen.getByRole('button', { name: 'Remove Water Management' })).toBeVisible()
    await say('')
    await asks('Which languages can you teach in?')
    await say('english')
    await say('')
    await asks('Which organization are you with?')
    await say('Independent')
    await asks('Are you on LinkedIn?')
    await say('')
    await asks('Do you have certificates or degrees that learners should know about?')
    await say('')
    await asks('What is your phone number?')
    await say('+91 98765 43210')
    await asks('Do you list events on Lu.ma?')
    await say('')
    await asks('Is everything right?')
    await expect.element(log).toHaveTextContent('Rangeland ecologist')
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Finish' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Now create your educator account')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.poll(() => navigation.location.search).toBe('?view=done')
    expect(readEducatorAnswers()).toEqual(sent)
    await expect
      .element(screen.getByRole('link', { name: 'Create my educator account' }))
      .toHaveAttribute('href', '/auth/register?role=educator')
    const google = screen.getByRole('button', { name: 'Sign up with Google' }).element().closest('form')!
    expect(google.getAttribute('action')).toBe('/auth/google')
    expect(google.method).toBe('get')
    expect([...new FormData(google)]).toEqual([['role', 'educator']])
  })

  it('[S-269] says what is wrong beside the field, and takes it back with the next letter', async () => {
    const { screen, submit } = await visitChat()
    const field = screen.getByLabelText('First name')
    await submit.click()
    await expect.element(field).toHaveAccessibleDescription('What is your first name? First name is required')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('D')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  })

  it('[S-268] [W-38] [U-33.storage] is there again after a reload, and can be begun anew', async () => {
    const first = await visitChat()
    await first.screen.getByLabelText('First name').fill('Devang')
    await first.submit.click()
    await first.screen.getByLabelText('Last name').fill('Triv')
    await first.screen.unmount()

    const { screen, notices } = await visitChat()
    await expect.element(screen.getByLabelText('Last name')).toHaveValue('Triv')
    await expect.element(screen.getByText('2 of 12')).toBeVisible()
    await screen.getByRole('button', { name: 'Continue where you left off' }).click()
    await expect.element(screen.getByLabelText('Last name')).toHaveFocus()
    await expect.element(screen.getByText('We kept your earlier answers.')).not.toBeInTheDocument()

    await screen.unmount()
    const again = await visitChat()
    await again.screen.getByRole('button', { name: 'Start over' }).click()
    await expect.element(again.screen.getByLabelText('First name')).toHaveFocus()
    await expect.element(again.screen.getByLabelText('First name')).toHaveValue('')
    expect(notices).toEqual([])
    again.notices[0]?.action?.run()
    await expect.element(again.screen.getByLabelText('Last name')).toHaveValue('Triv')
  })

  it('survives what somebody else wrote into its storage', async () => {
    sessionStorage.setItem('kere:educator-chat', '{"answers":{"firstName":[1]},"pending":{},"position":99}')
    const { screen } = await visitChat()
    await expect.element(screen.getByLabelText('First name')).toHaveValue('')
  })

  it('[W-38] edits any answer, and comes back to where one was', async () => {
    answerUpTo(3)
    const { screen, log } = await visitChat()
    await screen.getByRole('button', { name: 'Edit: What is your first name?' }).click()
    await expect.element(screen.getByLabelText('First name')).toHaveFocus()
    await screen.getByLabelText('First name').fill('Deva')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(screen.getByLabelText('Your bio')).toHaveFocus()
    await expect.element(log).toHaveTextContent('Deva')

    await screen.getByRole('button', { name: 'Edit: And your last name, Deva?' }).click()
    await screen.getByLabelText('Last name').fill('Nobody')
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByLabelText('Your bio')).toHaveFocus()
    await expect.element(log).toHaveTextContent('Trivedi')
  })

  it('finds an answer that will not do before it finishes', async () => {
    answerUpTo(12, { ...answers, phoneNumber: '1' })
    const { screen } = await visitChat()
    await screen.getByRole('button', { name: 'Finish' }).click()
    await expect.element(screen.getByLabelText('Phone number')).toHaveAttribute('aria-invalid', 'true')
    expect(readEducatorAnswers()).toBeNull()
  })

  it('asks the same on one page, and keeps what was typed in both', async () => {
    answerUpTo(2)
    const { screen } = await visitChat()
    await screen.getByLabelText('Designation').fill('')
    await screen.getByRole('link', { name: 'Use the plain form' }).click()
    await expect.element(screen.getByLabelText('First name')).toHaveValue('Devang')
    await screen.getByRole('button', { name: 'Finish' }).click()
    await expect.element(screen.getByLabelText('Designation')).toHaveFocus()
    await expect.element(screen.getByLabelText('Designation')).toHaveAccessibleDescription('Designation is required')

    await screen.getByLabelText('Designation').fill('Ecologist')
    await screen.getByRole('link', { name: 'One question at a time' }).click()
    await expect.element(screen.getByLabelText('Designation')).toHaveValue('Ecologist')
    await screen.getByRole('link', { name: 'Use the plain form' }).click()
    await screen.getByRole('button', { name: 'Finish' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Now create your educator account' })).toBeVisible()
  })
})

describe('the plain form of the educator chat', () => {
  it('is in three parts, each with its heading', async () => {
    const { screen } = await visitChat('/join-as-educator?view=form')
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const titles = screen.getByRole('heading', { level: 2 }).elements()
    expect(titles.map(({ textContent }) => textContent)).toEqual(['About you', 'Your teaching', 'Work and contact'])
    const teaching = screen.getByRole('region', { name: 'Your teaching' })
    await expect.element(teaching.getByLabelText('Subject', { exact: true })).toBeVisible()
    expect(teaching.getByRole('button', { name: /^Add / }).elements().length).toBeGreaterThan(18)
  })

  it('offers the subjects in a menu on a phone, where buttons would fill the screen', async () => {
    await page.viewport(360, 800)
    const { screen } = await visitChat('/join-as-educator?view=form')
    const menu = screen.getByRole('combobox', { name: 'Subject' })
    await menu.selectOptions('Circular Economy')
    await expect.element(screen.getByRole('button', { name: 'Remove Circular Economy' })).toBeVisible()
    await expect.element(menu.getByRole('option', { name: 'Circular Economy' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Add ESG' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Add Kannada' })).toBeVisible()
    await screen.getByRole('button', { name: 'Remove Circular Economy' }).click()
    await expect.element(menu).toHaveFocus()
  })
})

describe('the end of the educator chat', () => {
  async function finish(user: SessionUser, answer: FetchStub = pending) {
    answerUpTo(12)
    const visit = await visitChat('/join-as-educator', user, answer)
    await visit.screen.getByRole('button', { name: 'Finish' }).click()
    await expect.element(visit.screen.getByRole('heading', { level: 1, name: /apply|almost/i })).toBeVisible()
    return { ...visit, apply: visit.screen.getByRole('button', { name: 'Apply with this account' }) }
  }

  it('leads on to onboarding who has an account and no profile', async () => {
    const { screen } = await finish({ ...learner, role: 'educator', isOnboarded: false, educatorStatus: 'pending' })
    await expect.element(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/onboarding')
  })

  it.each([learner, { ...learner, role: 'educator', educatorStatus: 'rejected' } satisfies SessionUser])(
    'applies with the account of $role $educatorStatus',
    async (user) => {
      let body: unknown
      const { screen, apply } = await finish(user, async (_, request) => {
        body = await request.json()
        return Response.json(
          { id: 'app_1', status: 'pending', submittedAt: '2026-03-16T09:16:00.000Z' },
          { status: 201 },
        )
      })
      await apply.click()
      await expect.element(screen.getByRole('status')).toHaveTextContent('Your application is under review')
      expect(body).toEqual({ answers: sent })
      expect(sessionStorage).toHaveLength(0)
    },
  )

  it('says that there is an application already', async () => {
    const { screen, apply } = await finish(learner, () => problem('already_applied'))
    await apply.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('You have already applied')
    await expect.element(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
    await expect.element(apply).not.toBeInTheDocument()
  })

  it('keeps the answers when it fails on our side', async () => {
    const { screen, apply } = await finish(learner, () => problem('internal', { requestId: 'req_7F3K' }))
    await apply.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Reference req_7F3K')
    expect(readEducatorAnswers()).toEqual(sent)
  })

  it('says where answers went that are not there', async () => {
    const { screen } = await visitChat('/join-as-educator?view=done')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('no longer here')
  })

  it.each([
    ['pending', 'Your application is under review'],
    ['approved', 'You are already an educator'],
  ] as const)('asks nothing of an educator who is %s', async (educatorStatus, title) => {
    const { screen } = await visitChat('/join-as-educator', { ...learner, role: 'educator', educatorStatus })
    await expect.element(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()
  })
})

it.each([
  [3, '/join-as-educator'],
  [5, '/join-as-educator'],
  [12, '/join-as-educator'],
  [0, '/join-as-educator?view=form'],
] as const)('has nothing for axe after %i answers at %s', async (position, path) => {
  answerUpTo(position)
  const { container } = await visitChat(path)
  expect(await checkA11y(container)).toEqual([])
})

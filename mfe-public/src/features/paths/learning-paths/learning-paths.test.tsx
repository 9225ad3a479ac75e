import type { SessionUser } from '@kere/contracts/accounts/session'
import type { LearningPath } from '@kere/contracts/paths/learning-paths'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  document.documentElement.dataset.theme = 'light'
  await page.viewport(1280, 800)
})

const learner: SessionUser = {
  id: 'usr_1',
  role: 'student',
  firstName: 'Ananya',
  lastName: 'Rao',
  isEnrolled: false,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: true,
  educatorStatus: null,
}

const course = {
  source: 'course',
  id: 'crs_1',
  title: 'Compost that works',
  path: '/courses/crs_1',
  category: 'Waste Management',
  coverImage: null,
  price: 0,
  facts: ['Kavya Hegde', 'Beginner', '3 weeks'],
  startsAt: null,
  endsAt: null,
  reasons: [
    { answer: 'interests', text: 'Waste management, your first interest' },
    { answer: 'userType', text: 'Free: suits a college student' },
  ],
  standing: null,
} satisfies LearningPath['items'][number]

const event = {
  ...course,
  source: 'event',
  id: 'evt_1',
  title: 'Build a composter',
  path: '/events/evt_1',
  price: 299,
  facts: ['Jayanagar'],
  startsAt: '2026-11-28T04:30:00.000Z',
  endsAt: '2026-11-28T07:30:00.000Z',
  reasons: [{ answer: 'learningStyle', text: 'In person: you like hands-on work' }],
} satisfies LearningPath['items'][number]

const path = {
  id: 'lpr_1',
  userType: 'college_student',
  interests: ['waste_management', 'circular_economy'],
  learningStyle: 'hands_on',
  name: null,
  isOwn: false,
  isKept: false,
  answeredAt: '2026-11-20T06:00:00.000Z',
  deletedAt: '2027-11-20T06:00:00.000Z',
  items: [course, event],
  answerCount: 3,
  unmetInterests: [],
  departed: [],
} satisfies LearningPath

const made = () => {
  sessionStorage.setItem('kere:learning-path-session', 'a-session-of-this-tab')
  sessionStorage.setItem('kere:learning-path', '{"id":"lpr_1","name":"Ananya Rao"}')
}

const answerWith =
  (whole: LearningPath, changed: LearningPath = whole, sent: unknown[] = []): FetchStub =>
  async (_, request) => {
    if (request.method === 'GET') return Response.json(whole)
    sent.push([request.method, await request.json()])
    return Response.json(request.method === 'PATCH' ? changed : { ok: true })
  }

const press = (keys: string) => userEvent.keyboard(keys)

describe('the learning-path chat', () => {
  it('[S-256] [S-257] [S-258] [S-259] [S-260] is answered by keyboard alone, and leads to the path', async () => {
    const sent: unknown[] = []
    const { screen, navigation } = await visitPage('/learn-path', async ({ pathname }, request) => {
      if (request.method === 'GET') return Response.json(path)
      sent.push([pathname, await request.json()])
      return Response.json({ id: 'lpr_1' }, { status: 201 })
    })
    const asks = (question: string) =>
      expect.element(screen.getByRole('heading', { level: 2, name: question })).toBeVisible()
    await asks('Not sure where to start?')
    await expect.element(screen.getByText('0 of 4')).toBeVisible()
    await press('{Tab}')
    await screen.getByRole('button', { name: 'Begin' }).click()
    await asks('What describes you best?')
    await expect.element(screen.getByText('1 of 4')).toBeVisible()
    const kinds = screen
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('value'))
    expect(kinds).toEqual(['school_student', 'college_student', 'working_professional', 'just_exploring'])
    await screen.getByRole('radio', { name: 'School student' }).click()
    await press('2{Enter}')
    await asks('What do you want to work on?')
    const topics = screen
      .getByRole('checkbox')
      .elements()
      .map((box) => box.getAttribute('value'))
    expect(topics).toEqual([
      'waste_management',
      'renewable_energy',
      'sustainable_agriculture',
      'smart_cities',
      'green_careers',
      'circular_economy',
    ])
    await press('41')
    await expect.element(screen.getByText('2 chosen:')).toBeVisible()
    await press('{Enter}')
    await asks('How do you like to learn?')
    const styles = screen
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('value'))
    expect(styles).toEqual(['live_sessions', 'self_paced', 'mentorship', 'hands_on', 'events'])
    await press('4{Enter}')
    await asks('Who is this path for?')
    await expect.element(screen.getByText(/We keep your name, email and answers for 12 months/)).toBeVisible()
    await press('Ananya Rao{Tab}ananya@example.in{Enter}')
    await asks('Your path is ready')
    await screen.getByRole('button', { name: 'Show my path' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your learning path, Ananya')
    await expect.poll(() => navigation.location.pathname).toBe('/learn-path/lpr_1')
    await expect
      .poll(() => sent)
      .toEqual([
        [
          '/api/learning-paths',
          {
            userType: 'college_student',
            interests: ['smart_cities', 'waste_management'],
            learningStyle: 'hands_on',
            name: 'Ananya Rao',
            email: 'ananya@example.in',
            sessionId: sessionStorage.getItem('kere:learning-path-session'),
          },
        ],
      ])
  })

  it('asks once where no interest is chosen, goes on with a second press, and back with Backspace', async () => {
    const { screen } = await visitPage('/learn-path', pending)
    await screen.getByRole('button', { name: 'Begin' }).click()
    await screen.getByRole('radio', { name: 'Just exploring' }).click()
    await press('{Enter}')
    await expect.element(screen.getByRole('checkbox').first()).toHaveFocus()
    await press('{Backspace}')
    await expect.element(screen.getByRole('radio', { name: 'Just exploring' })).toHaveFocus()
    await press('{Enter}')
    await expect.element(screen.getByRole('checkbox').first()).toHaveFocus()
    await press('{Enter}')
    await expect.element(screen.getByText('Choose at least one, or continue without').first()).toBeVisible()
    await press('{Enter}')
    await expect.element(screen.getByRole('heading', { name: 'How do you like to learn?' })).toBeVisible()
  })

  it('[S-261] [S-262] says what is wrong beside its field', async () => {
    sessionStorage.setItem(
      'kere:learning-path-chat',
      JSON.stringify({ answers: {}, pending: {}, position: 4, edit: null }),
    )
    const { screen } = await visitPage('/learn-path', pending)
    const [name, email] = [screen.getByLabelText('Name'), screen.getByLabelText('Email')]
    const goOn = screen.getByRole('button', { name: 'Continue', exact: true })
    await goOn.click()
    await expect.element(name).toHaveAccessibleDescription('Name is required')
    await name.fill('Ananya')
    await goOn.click()
    await expect.element(email).toHaveAccessibleDescription('Email is required')
    await email.fill('ananya@example')
    await goOn.click()
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect.element(email).toHaveFocus()
  })

  it('asks the same on one page', async () => {
    let sent: unknown
    const { screen, navigation } = await visitPage('/learn-path?view=form', async (_, request) => {
      if (request.method === 'GET') return Response.json(path)
      sent = await request.json()
      return Response.json({ id: 'lpr_1' }, { status: 201 })
    })
    const form = screen.getByRole('form', { name: 'Your answers' })
    await form.getByRole('button', { name: 'Show my path' }).click()
    await expect.element(form.getByText('Please choose how you like to learn').first()).toBeVisible()
    await form.getByRole('radio', { name: 'College student' }).click()
    await form.getByRole('checkbox', { name: 'Smart cities' }).click()
    await form.getByRole('radio', { name: /^Events/ }).click()
    await form.getByLabelText('Name').fill('Ananya')
    await form.getByLabelText('Email').fill('ananya@example.in')
    await form.getByRole('button', { name: 'Show my path' }).click()
    await expect.poll(() => navigation.location.pathname).toBe('/learn-path/lpr_1')
    expect(sent).toMatchObject({ interests: ['smart_cities'], learningStyle: 'events', name: 'Ananya' })
  })
})

describe('the path', () => {
  const visit = (answer: FetchStub, user?: SessionUser) => visitPage('/learn-path/lpr_1', answer, user && { user })

  it('[U-30] [W-37] ranks what it leads to, with the answer that each reason comes from', async () => {
    const { screen, description, container } = await visit(answerWith(path))
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A learning path')
    expect(description.meta).toMatchObject({ noindex: true, canonical: '/learn-path' })
    const courses = screen.getByRole('region', { name: 'Start with a course' })
    await expect.element(courses.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/courses')
    await expect.element(courses.getByText('Waste management, your first interest')).toBeVisible()
    await expect.element(courses.getByText('2 of 3')).toBeVisible()
    const events = screen.getByRole('region', { name: 'Meet people' })
    await expect.element(events.getByText(/Sat 28 Nov, 10:00 am–1:00 pm IST · Jayanagar/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /change this answer/ })).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('link', { name: 'Create Account' }))
      .toHaveAttribute('href', '/auth/register?next=%2Flearn-path%2Flpr_1')
    expect(await checkA11y(container)).toEqual([])
  })

  it.each([
    ['school_student', '/fellowship'],
    ['college_student', '/events'],
    ['working_professional', '/services/mentorship'],
    ['just_exploring', '/courses'],
  ] as const)('[S-263] [S-264] leads a %s to %s', async (userType, href) => {
    const { screen } = await visit(answerWith({ ...path, userType }))
    const aside = screen.getByRole('complementary', { name: 'Next steps' })
    await expect.element(aside.getByRole('link', { name: 'Create Account' })).toBeVisible()
    const hrefs = aside
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toContain(href)
  })

  it('is changed in its place by the tab that made it', async () => {
    made()
    const sent: unknown[] = []
    const changed = {
      ...path,
      learningStyle: 'events',
      items: [event, { ...course, title: 'Costing a circular business' }],
    }
    const { screen, notices } = await visit(answerWith(path, changed, sent))
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your learning path, Ananya')
    await screen.getByRole('button', { name: 'Hands-on , change this answer' }).click()
    const dialog = screen.getByRole('dialog', { name: 'How do you like to learn?' })
    await dialog.getByRole('radio', { name: /^Events/ }).click()
    await dialog.getByRole('button', { name: 'Update my path' }).click()
    await expect
      .element(screen.getByRole('link', { name: 'Costing a circular business', exact: true }).first())
      .toBeVisible()
    await expect.poll(() => notices).toMatchObject([{ text: 'Path updated' }])
    const { userType, interests } = path
    const sessionId = 'a-session-of-this-tab'
    expect(sent).toEqual([['PATCH', { userType, interests, learningStyle: 'events', sessionId }]])
  })

  it('is saved to the dashboard by who is signed in', async () => {
    made()
    const sent: unknown[] = []
    const { screen, notices } = await visit(answerWith(path, path, sent), learner)
    await screen.getByRole('button', { name: 'Save my path' }).click()
    await expect.element(screen.getByRole('link', { name: 'Open my dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect
      .poll(() => [notices[0]?.text, sent])
      .toEqual(['Saved to your dashboard', [['POST', { sessionId: 'a-session-of-this-tab' }]]])
  })

  it('says what has left it, what nothing is about, and where there is nothing', async () => {
    const { screen } = await visit(
      answerWith({
        ...path,
        unmetInterests: ['circular_economy'],
        departed: [{ source: 'course', title: 'Birds of a lake', why: 'unpublished' }],
      }),
    )
    await expect.element(screen.getByText(/No course, lab or event here is about circular economy yet/)).toBeVisible()
    await expect.element(screen.getByText(/is no longer available and has left this path/)).toBeVisible()
    await screen.unmount()
    const empty = await visit(answerWith({ ...path, items: [] }))
    await expect.element(empty.screen.getByRole('heading', { name: 'Nothing fits these answers yet' })).toBeVisible()
  })

  it('[U-30] shows labs and a mentor topic in sections of their own, and where somebody stands with them', async () => {
    const lab = {
      ...course,
      source: 'lab',
      id: 'lab_1',
      title: 'A canteen without waste',
      path: '/challenge-labs/lab_1',
      price: null,
      facts: ['Challenge lab', '4 weeks'],
      endsAt: '2026-12-04T12:30:00.000Z',
    } satisfies LearningPath['items'][number]
    const topic = {
      ...lab,
      source: 'mentorship',
      id: 'waste_management',
      title: 'Mentorship: waste management',
      path: '/services/mentorship',
      endsAt: null,
    } satisfies LearningPath['items'][number]
    const { screen } = await visit(
      answerWith({
        ...path,
        items: [course, { ...lab, standing: 'requested' }, event, { ...topic, standing: 'asked' }],
      }),
    )
    const withOthers = screen.getByRole('region', { name: 'Then do it with others' })
    await expect
      .element(withOthers.getByRole('listitem').first())
      .toHaveTextContent(/A canteen without wasteCloses Fri, 4 Dec · Challenge lab · 4 weeks.*Request sent/)
    const mentor = screen.getByRole('region', { name: 'Ask somebody who has done it' })
    await expect.element(mentor.getByText('Mentor asked for')).toBeVisible()
    await expect
      .element(mentor.getByRole('link', { name: /^See how it works/ }))
      .toHaveAttribute('href', '/services/mentorship')
  })

  it('leaves out what only a younger API knows', async () => {
    const { screen } = await visit(
      answerWith({
        ...path,
        learningStyle: 'in_dreams',
        items: [course, { ...event, source: 'podcast' }],
      }),
    )
    await expect.element(screen.getByText('in_dreams')).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Meet people' })).not.toBeInTheDocument()
  })

  it('says that it is gone', async () => {
    const { screen, description } = await visit(() => problem('learning_path_unknown'))
    await expect.element(screen.getByRole('heading', { name: 'This learning path is no longer here' })).toBeVisible()
    expect(description.status).toBe(404)
  })
})

it.each([
  ['/learn-path', 'light', 360],
  ['/learn-path?view=form', 'dark', 1280],
  ['/learn-path/lpr_1', 'dark', 360],
] as const)('has nothing for axe at %s, %s, %i px', async (address, theme, width) => {
  await page.viewport(width, 800)
  document.documentElement.dataset.theme = theme
  made()
  const { container, screen } = await visitPage(address, answerWith(path))
  await expect.element(screen.getByRole('heading').first()).toBeInTheDocument()
  expect(await checkA11y(container)).toEqual([])
})

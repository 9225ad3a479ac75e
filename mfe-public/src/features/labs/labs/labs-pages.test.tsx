import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aStanding, makeLab, makeLabList, makeLabSummary, makeParticipation } from '../../../testing/lab-answers.ts'
import { userOf } from '../../../testing/user-answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const noPlaces = { items: [], nextCursor: null, total: 0, totalIsLowerBound: false }

const offline = Symbol('offline')

const answerWith =
  (answers: Record<string, unknown>): FetchStub =>
  async ({ pathname }, init) => {
    const key = init?.method === 'POST' ? `POST ${pathname}` : pathname
    const known: Record<string, unknown> = { '/api/me/lab-participations': noPlaces, ...answers }
    const answer = known[key]
    if (answer instanceof Response) return answer
    if (answer === offline) throw new TypeError('Failed to fetch')
    return answer === undefined ? problem('not_found') : Response.json(answer)
  }

const main = page.getByRole('main')
const sample = makeLabSummary(9, { isSample: true, title: 'Cool roof' })

describe('/challenge-labs', () => {
  it('[S-018] [part of S-176] [S-171] [S-172] [S-173] tells how it works, and lists what is open', async () => {
    await visitPage(
      '/challenge-labs',
      answerWith({ '/api/challenge-labs': makeLabList([makeLabSummary(1), makeLabSummary(2)]) }),
    )
    await expect.element(main.getByRole('heading', { name: '2 open labs' })).toBeVisible()
    for (const step of ['Pick a brief', 'Tell us why', 'Work in stages', 'Hand it over'])
      await expect.element(main.getByRole('heading', { name: step })).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/register')
    await expect.element(main.getByText('Stage 2 of 2: Walk and record').first()).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: /Join this Lab.*Trace drain 1/ }))
      .toHaveAttribute('href', `/auth/login?next=${encodeURIComponent('/challenge-labs/lab_1/join')}`)
    await checkA11y()
  })

  it('[S-174] leads to the feedback', async () => {
    await visitPage('/challenge-labs', answerWith({ '/api/challenge-labs': makeLabList([]) }))
    await expect.element(main.getByRole('link', { name: 'Share your feedback' })).toHaveAttribute('href', '/feedback')
  })

  it('[S-175] [S-181] [S-182] [U-24] says that none is open, with the sample that nobody can join', async () => {
    await visitPage('/challenge-labs', answerWith({ '/api/challenge-labs': makeLabList([], sample) }), {
      user: userOf('student'),
    })
    await expect.element(main.getByRole('heading', { name: 'No open challenge labs' })).toBeVisible()
    await expect
      .element(
        main.getByText('This is a sample Challenge Lab for demonstration purposes. Real labs will be available soon!'),
      )
      .toBeVisible()
    await expect.element(main.getByRole('button', { name: /Join this Lab/ })).toBeDisabled()
  })

  it('offers to clear what finds nothing', async () => {
    await visitPage('/challenge-labs?search=zzz&phase=last', answerWith({ '/api/challenge-labs': makeLabList([]) }))
    await expect.element(main.getByRole('heading', { name: 'No labs match' })).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/challenge-labs')
  })

  it.each([
    ['student', 'Join this Lab'],
    ['educator', 'Mentor this Lab'],
    ['admin', 'View Participants'],
  ] as const)('[S-180] [S-181] offers to a %s what they can do, but not of a sample', async (role, act) => {
    const open = (list: object) =>
      visitPage('/challenge-labs', answerWith({ '/api/challenge-labs': list }), { user: userOf(role) })
    const { screen } = await open(makeLabList([makeLabSummary()]))
    await expect.element(main.getByRole('link', { name: `${act} : Trace drain 1`, exact: true })).toBeVisible()
    await screen.unmount()
    await open(makeLabList([], sample))
    await expect.element(main.getByRole('button', { name: `${act} : Cool roof`, exact: true })).toBeDisabled()
  })

  it('[S-180] leads who runs a lab to its participants', async () => {
    const user = userOf('educator')
    const own = makeLabSummary(1, { educator: { ...makeLabSummary().educator, id: user.id } })
    await visitPage('/challenge-labs', answerWith({ '/api/challenge-labs': makeLabList([own]) }), { user })
    await expect
      .element(main.getByRole('link', { name: 'View Participants : Trace drain 1', exact: true }))
      .toHaveAttribute('href', '/dashboard/challenge-labs/lab_1/participants')
    await expect.element(main.getByRole('link', { name: /Mentor this Lab/ })).not.toBeInTheDocument()
  })

  it('[S-181] [W-15] says where my request stands, with its date', async () => {
    const mine = { ...makeParticipation(), lab: makeLabSummary() }
    await visitPage(
      '/challenge-labs',
      answerWith({
        '/api/challenge-labs': makeLabList([makeLabSummary()]),
        '/api/me/lab-participations': { ...noPlaces, items: [mine], total: 1 },
      }),
      { user: userOf('student') },
    )
    await expect.element(main.getByText(/^Requested Wed 18 Nov/)).toBeVisible()
    await expect.element(main.getByRole('link', { name: /See your request/ })).toBeVisible()
    expect(main.getByRole('link', { name: /Join this Lab/ }).query()).toBeNull()
  })

  it('[S-554] says when labs cannot be fetched', async () => {
    const failed = {
      type: 'about:blank',
      title: 'x',
      status: 500,
      code: 'internal',
      detail: 'Failed to fetch challenge labs',
    }
    await visitPage('/challenge-labs', async () => Response.json(failed, { status: 500 }))
    await expect.element(main.getByRole('heading', { name: 'Failed to fetch challenge labs' })).toBeVisible()
  })
})

describe('the interest dialog', () => {
  const open = async (
    role: 'student' | 'educator',
    answer: unknown = makeParticipation({ role }),
    standing: object = aStanding,
  ) => {
    const visit = await visitPage(
      '/challenge-labs/lab_1',
      answerWith({
        '/api/challenge-labs/lab_1': makeLab(),
        '/api/challenge-labs/lab_1/standing': standing,
        'POST /api/challenge-labs/lab_1/participation': answer,
      }),
      // Each test needs a user of its own, because typed text is stored by user.
      { user: userOf(role, { id: `usr_${crypto.randomUUID()}` }) },
    )
    await main.getByRole('link', { name: role === 'student' ? 'Join this Lab' : 'Mentor this Lab' }).click()
    return visit
  }

  it('[C-49] asks no link of somebody under 18', async () => {
    await open('student', undefined, { ...aStanding, takesLink: false })
    const dialog = page.getByRole('dialog', { name: 'Join Challenge Lab' })
    await expect.element(dialog.getByLabelText('Why do you want to join?')).toBeVisible()
    await expect.element(dialog.getByLabelText('Link to something you made')).not.toBeInTheDocument()
  })

  it('[S-177] [S-183] [S-184] [S-185] checks, counts graphemes and keeps what was typed', async () => {
    await open('student')
    const dialog = page.getByRole('dialog', { name: 'Join Challenge Lab' })
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect.element(dialog.getByText('Please provide a statement')).toBeVisible()
    await dialog.getByLabelText('Why do you want to join?').fill('👨‍👩‍👧‍👦'.repeat(3))
    await expect.element(dialog.getByText('3 of 500', { exact: true })).toBeVisible()
    await dialog.getByLabelText('Link to something you made').fill('heritage-walks/kogilu')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect.element(dialog.getByText('Please enter a valid URL')).toBeVisible()
    await checkA11y()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await main.getByRole('link', { name: 'Join this Lab' }).click()
    await expect.element(dialog.getByLabelText('Why do you want to join?')).toHaveValue('👨‍👩‍👧‍👦'.repeat(3))
  })

  it.each([
    [
      'student',
      'Join Challenge Lab',
      'Your interest has been submitted! We will review your application and get back to you soon.',
    ],
    [
      'educator',
      'Mentor Challenge Lab',
      'Thank you for offering to mentor! We will review your application and get back to you soon.',
    ],
  ] as const)(
    '[S-176] [C-34] [S-178] [S-187] [S-188] opens for a signed-in %s, thanks them, and shows the request',
    async (role, title, text) => {
      const { notices } = await open(role)
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('textbox').first().fill('I live beside it.')
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await expect.element(main.getByText(/^Requested Wed 18 Nov/)).toBeVisible()
      await expect.poll(() => notices).toContainEqual(expect.objectContaining({ text }))
    },
  )

  it('[S-186] [part of S-189] tells what the API says', async () => {
    const refusal = (code: string, detail: string, status: number) =>
      Response.json({ type: 'about:blank', title: detail, status, code, detail }, { status })
    await open('student', refusal('lab_already_joined', 'You have already joined or requested to join this lab', 409))
    const dialog = page.getByRole('dialog', { name: 'Join Challenge Lab' })
    await dialog.getByRole('textbox').first().fill('I live beside it.')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('You have already joined or requested to join this lab')
  })

  it('[S-189] says that it failed where nothing answers', async () => {
    const { screen } = await open('student', offline)
    const dialog = screen.getByRole('dialog', { name: 'Join Challenge Lab' })
    await dialog.getByRole('textbox').first().fill('I live beside it.')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed to submit. Please try again.')
  })
})

describe('/challenge-labs/{id}', () => {
  it('[S-523] sets out the brief, goals, stages, teams and mentors', async () => {
    const lab = makeLab()
    const mentorList = [{ ...lab.educator, id: 'usr_99', name: 'Imran Sheikh' }]
    await visitPage('/challenge-labs/lab_1', answerWith({ '/api/challenge-labs/lab_1': { ...lab, mentorList } }))
    for (const name of ['The brief', 'Goals', 'What you hand in', 'Stages', 'Who is in', 'Mentors', 'Who asked'])
      await expect.element(main.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect.element(main.getByText('4 people, 1 of 2 handed in')).toBeVisible()
    expect(main.getByRole('region', { name: 'Mentors' }).getByRole('listitem').elements()).toHaveLength(2)
    await expect.element(main.getByText(/, 2 mentors$/)).toBeVisible()
    await checkA11y()
  })

  it('shows what a closed lab came to', async () => {
    const outcome = { html: '<p>The engineer has the map.</p>', publishedAt: '2026-11-18T06:00:00.000Z' }
    await visitPage(
      '/challenge-labs/lab_1',
      answerWith({ '/api/challenge-labs/lab_1': makeLab({ state: 'closed', outcome }) }),
    )
    await expect.element(main.getByRole('heading', { name: 'What came of it' })).toBeVisible()
    await expect.element(main.getByText('This lab is closed')).toBeVisible()
  })

  it('[S-404] says that there is no such lab', async () => {
    await visitPage('/challenge-labs/lab_x', answerWith({}))
    await expect.element(main.getByRole('heading', { name: 'Challenge Lab not found' })).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Open labs' })).toHaveAttribute('href', '/challenge-labs')
  })
})

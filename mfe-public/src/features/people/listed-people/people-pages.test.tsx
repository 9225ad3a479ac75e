import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newUser } from '../../../testing/new-account.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { askPath } from './people-address.ts'
import { personNode } from './person-node.ts'

const person = {
  id: 'usr_7',
  name: 'Asha Raghunath',
  avatarUrl: null,
  bio: 'Walks tanks.',
  location: 'Bengaluru, Karnataka',
  subjects: ['Water Management', 'ESG', 'Green Building', 'Climate Justice', 'Energy Efficiency'],
  languages: ['English', 'Kannada'],
}
const hourMs = 3_600_000
const nextStart = new Date(Math.ceil(Date.now() / hourMs + 48) * hourMs).toISOString()
const accepting = { state: 'accepting', pausedUntil: null, nextStart }
const educator = { ...person, designation: 'Limnologist', organization: 'Bund Studio', mentorRoom: accepting }
const nothingDone = { mentorRoom: null, publicEntries: 0, latestEntry: null, askedAt: 0 }
const learner = { ...person, studyYear: 'Year 2', instituteName: 'Hebbal Institute' }
const facets = {
  subjects: [{ value: 'ESG', count: 3 }],
  locations: [
    { value: 'Karnataka', count: 2 },
    ...['Assam', 'Kerala', 'Odisha', 'Punjab', 'Sikkim', 'Tamil Nadu'].map((value) => ({ value, count: 1 })),
  ],
  designations: [{ value: 'Limnologist', count: 1 }],
  languages: [{ value: 'Kannada', count: 2 }],
}
const list = (items: unknown[]) => ({ items, nextCursor: null, total: items.length, listed: 26, facets })

const answerWith =
  (answers: Record<string, unknown>): FetchStub =>
  async ({ pathname }) => {
    const answer = answers[pathname]
    return answer === undefined ? problem('not_found') : Response.json(answer)
  }

const main = page.getByRole('main')

describe('/services/educators', () => {
  it('[S-022] [S-214] [S-216] [S-578] lists cards with three subjects and how many more', async () => {
    await visitPage('/services/educators', answerWith({ '/api/educators': list([educator]) }))
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Educators')
    await expect
      .element(main.getByRole('link', { name: 'Asha Raghunath' }))
      .toHaveAttribute('href', '/services/educators/usr_7')
    await expect.element(main.getByText('+2 more')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Request a Mentor' })).toHaveAttribute('href', askPath)
    await expect
      .element(main.getByRole('link', { name: 'Join as an Educator' }))
      .toHaveAttribute('href', '/join-as-educator')
    await checkA11y()
  })

  it('says on each card whether they take mentees, and the next hour unless it has passed', async () => {
    const rooms = [
      accepting,
      { ...accepting, nextStart: '2026-01-01T12:30:00.000Z' },
      { ...accepting, state: 'full', nextStart: null },
      { state: 'paused', pausedUntil: '2031-01-05', nextStart: null },
      null,
    ]
    const items = rooms.map((mentorRoom, place) => ({ ...educator, id: `usr_${place}`, mentorRoom }))
    await visitPage('/services/educators', answerWith({ '/api/educators': list(items) }))
    const texts = [
      'Accepting mentees',
      'Accepting mentees',
      'Full',
      'Not mentoring until Sun 5 Jan 2031',
      'Not mentoring now',
    ]
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
    for (const [place, text] of texts.entries())
      await expect.element(cards.nth(place).getByText(text, { exact: true })).toBeVisible()
    expect(main.getByText(/Next hour/).all()).toHaveLength(1)
    // Only those who take mentees can be asked.
    expect(main.getByRole('link', { name: 'Ask Asha' }).all()).toHaveLength(2)
    await expect
      .element(cards.nth(0).getByRole('link', { name: 'Ask Asha' }))
      .toHaveAttribute('href', `${askPath}?mentor=usr_0`)
    await expect.element(cards.nth(0)).toHaveTextContent('ಕನ್ನಡ')
  })

  it('[S-209] [S-210] takes filters from the address and gives each back', async () => {
    await visitPage(
      '/services/educators?search=asha&subject=ESG&location=benga',
      answerWith({ '/api/educators': list([educator]) }),
    )
    const filters = main.getByRole('list', { name: 'Active filters' })
    await expect
      .element(filters.getByRole('link', { name: 'Remove filter: ESG' }))
      .toHaveAttribute('href', '/services/educators?search=asha&location=benga')
    await expect.element(filters.getByRole('link', { name: 'Reset' })).toHaveAttribute('href', '/services/educators')
  })

  it('[S-206] [S-207] asks for what was chosen', async () => {
    const asked: string[] = []
    await visitPage('/services/educators', async ({ pathname, search }) => {
      asked.push(`${pathname}${search}`)
      return Response.json(list([educator]))
    })
    await main.getByRole('heading', { name: 'Location' }).click()
    await userEvent.fill(main.getByRole('textbox', { name: 'Part of a place' }), 'pune')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => asked.at(-1)).toContain('location=pune')
    await main.getByRole('radio', { name: 'Karnataka' }).click()
    await expect.poll(() => asked.at(-1)).toContain('location=Karnataka')
    await main.getByText('1 more').click()
    await main.getByRole('radio', { name: 'Tamil Nadu' }).click()
    await expect.poll(() => asked.at(-1)).toContain('location=Tamil+Nadu')
  })

  it('[S-211] shows that the list is loading', async () => {
    await visitPage('/services/educators', () => pending())
    await expect.element(main.getByRole('status').filter({ hasText: 'Loading educators' })).toBeInTheDocument()
  })

  it('[S-213] says that nobody is found', async () => {
    await visitPage('/services/educators?search=x', answerWith({ '/api/educators': list([]) }))
    await expect.element(main.getByRole('heading', { name: 'No educators found' })).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Clear filters' })).toBeVisible()
  })

  it.each([
    ['[S-212] [S-562]', '/services/educators', 'Failed to fetch educators'],
    ['[S-563]', '/learners', 'Failed to fetch learners'],
  ])('%s says when people cannot be fetched', async (_, path, title) => {
    const failed = { type: 'about:blank', title: 'x', status: 500, code: 'internal', detail: title }
    await visitPage(path, async () => Response.json(failed, { status: 500 }))
    await expect.element(main.getByRole('heading', { name: title })).toBeVisible()
  })
})

describe('/services/educators/{id}', () => {
  it('[S-217] shows the person, and the calendar where they show it', async () => {
    await visitPage(
      '/services/educators/usr_7',
      answerWith({
        '/api/educators/usr_7': {
          ...educator,
          calendarUrl: 'https://lu.ma/asha',
          groupUrl: null,
          weeklyHours: [18, 19, 21, 167],
        },
        '/api/educators/usr_7/courses': { items: [] },
        '/api/educators/usr_7/events': { items: [] },
      }),
    )
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Raghunath')
    await expect
      .element(main.getByRole('link', { name: /Upcoming events of Asha/ }))
      .toHaveAttribute('href', 'https://lu.ma/asha')
    expect(main.getByRole('link', { name: /Join the group/ }).query()).toBeNull()
    const ask = main.getByRole('link', { name: 'Ask Asha' })
    await expect.element(ask).toHaveAttribute('href', `${askPath}?mentor=usr_7`)
    await expect.element(main.getByText('6:00–8:00 pm, 9:00–10:00 pm')).toBeVisible()
    await expect.element(main.getByText('11:00 pm–12:00 midnight')).toBeVisible()
    await checkA11y()
  })

  it('[W-51] blocks, for who is signed in, and leads back to the list', async () => {
    const sent: string[] = []
    const answers = answerWith({
      '/api/educators/usr_7': { ...educator, calendarUrl: null, groupUrl: null },
      '/api/educators/usr_7/courses': { items: [] },
      '/api/educators/usr_7/events': { items: [] },
      '/api/educators': list([]),
    })
    const { notices, navigation } = await visitPage(
      '/services/educators/usr_7',
      async (url, request) => {
        if (request.method === 'GET') return answers(url, request)
        sent.push(`${request.method} ${url.pathname}`)
        return Response.json({ isBlocked: request.method === 'PUT' })
      },
      { user: newUser },
    )
    await main.getByRole('button', { name: 'Block' }).click()
    await expect.poll(() => navigation.location.pathname).toBe('/services/educators')
    await expect.poll(() => notices[0]?.text).toBe('Asha Raghunath is blocked. You no longer find each other.')
    notices[0]?.action?.run()
    await expect.poll(() => sent).toEqual(['PUT /api/blocked-people/usr_7', 'DELETE /api/blocked-people/usr_7'])
  })

  it('is not found of who is not listed', async () => {
    await visitPage('/services/educators/usr_x', answerWith({}))
    await expect.element(main.getByRole('heading', { name: 'Educator not found' })).toBeVisible()
  })

  it('tells search engines no more than it shows', () => {
    expect(personNode({ ...person, ...nothingDone, work: 'Limnologist', place: 'Bund Studio' })).toMatchObject({
      '@type': 'Person',
      name: 'Asha Raghunath',
      jobTitle: 'Limnologist',
    })
  })
})

describe('/learners', () => {
  it('[S-215] [S-223] opens a person over the list, goes on with the arrow keys, and closes by X or Close', async () => {
    const [first, second] = [learner, { ...learner, id: 'usr_8', name: 'Bhavna Rao', bio: 'Maps rain.' }]
    const { navigation } = await visitPage(
      '/learners?location=benga',
      answerWith({
        '/api/learners': list([first, second]),
        '/api/learners/usr_7': first,
        '/api/learners/usr_8': second,
      }),
    )
    await main.getByRole('link', { name: 'Asha Raghunath' }).click()
    const dialog = page.getByRole('dialog', { name: 'Asha Raghunath' })
    await expect.element(dialog.getByText('Walks tanks.')).toBeVisible()
    await expect.poll(() => navigation.location.search).toBe('?location=benga&person=usr_7')
    await checkA11y()
    await userEvent.keyboard('{ArrowRight}')
    const next = page.getByRole('dialog', { name: 'Bhavna Rao' })
    await expect.element(next.getByText('Maps rain.')).toBeVisible()
    await expect
      .element(next.getByRole('link', { name: 'Open the profile' }))
      .toHaveAttribute('href', '/learners/usr_8')
    await next.getByRole('button', { name: 'Close' }).first().click()
    await expect.element(next).not.toBeInTheDocument()
    await expect.poll(() => navigation.location.search).toBe('?location=benga')
    await main.getByRole('link', { name: 'Bhavna Rao' }).click()
    await next.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(next).not.toBeInTheDocument()
  })

  it('[S-023] [S-222] [S-225] lists who chose to be listed', async () => {
    await visitPage('/learners', answerWith({ '/api/learners': list([learner]) }))
    await expect.element(main.getByRole('link', { name: 'Asha Raghunath' })).toHaveAttribute('href', '/learners/usr_7')
    await expect.element(main.getByText('+2 more')).toBeVisible()
    await expect.element(main.getByText(/Nobody under 18 is listed/)).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Go to your profile' }))
      .toHaveAttribute('href', '/dashboard/profile')
    await checkA11y()
  })

  it('shows what a learner made public of what they did: on the card, and with pictures on their page', async () => {
    const work = { ...learner, publicEntries: 2, latestEntry: { id: 'imp_1', title: 'Storm drain walk' } }
    const entry = {
      id: 'imp_1',
      title: 'Storm drain walk',
      category: 'action_project',
      description: 'One hour.',
      dateCompleted: '2026-10-04',
      link: null,
      mark: 'confirmed',
      confirmedBy: 'Jakkur lake group',
      source: null,
      outcomes: [],
      evidence: [],
    }
    await visitPage('/learners', answerWith({ '/api/learners': list([work]) }))
    await expect.element(main.getByText('Storm drain walk')).toBeVisible()
    await expect.element(main.getByText('2 public entries')).toBeVisible()
    await visitPage(
      '/learners/usr_7',
      answerWith({
        '/api/learners/usr_7': work,
        '/api/people/usr_7/impact-entries': { items: [entry], total: 2, handle: 'asha' },
      }),
    )
    await expect
      .element(main.getByRole('link', { name: 'Storm drain walk' }))
      .toHaveAttribute('href', '/impact-portfolio/entries/imp_1')
    await expect
      .element(main.getByRole('link', { name: '2 entries' }))
      .toHaveAttribute('href', '/impact-portfolio/asha')
    await expect.element(main.getByText('Confirmed by Jakkur lake group')).toBeVisible()
    await checkA11y()
  })

  it('[S-224] says that nobody is found', async () => {
    await visitPage('/learners', answerWith({ '/api/learners': list([]) }))
    await expect.element(main.getByRole('heading', { name: 'No learners found' })).toBeVisible()
  })
})

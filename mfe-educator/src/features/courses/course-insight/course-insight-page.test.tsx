import type { CourseInsight } from '@kere/contracts/courses/course-insight'
import type { HardCheck } from '@kere/contracts/courses/hard-checks'
import { type FetchStub, problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { beforeEach, expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const lesson = { moduleTitle: 'Meet your lake', questionsCount: 0, pace: null }

const insight: CourseInsight = {
  course: { id: 'crs_1', title: 'Reading a lake' },
  enrolledCount: 20,
  startedCount: 18,
  finishedCount: 6,
  learningCount: 14,
  silences: { '7_to_13': 2, '14_to_29': 4, '30_or_more': 3 },
  stoppedElsewhereCount: 1,
  lessons: [
    { ...lesson, id: 'les_1', title: 'Why this lake?', openedCount: 18, doneCount: 17, stoppedCount: 1, pace: 'day' },
    { ...lesson, id: 'les_2', title: 'Build a disc', openedCount: 9, doneCount: 7, stoppedCount: 8, questionsCount: 2 },
  ],
  sender: 'Asha Raghunath',
  lastMessage: null,
  nextMessageAt: null,
}

const path = '/dashboard/courses/crs_1/insight'

const checks: HardCheck[] = [
  {
    id: 'chk_1',
    kind: 'single',
    question: 'Which side of the bund?',
    lesson: { id: 'les_2', title: 'Build a disc' },
    triedCount: 40,
    rightCount: 17,
    discrimination: 0.42,
    mistake: { answer: ['The west side'], count: 14 },
  },
  {
    id: 'chk_2',
    kind: 'order',
    question: 'In which order?',
    lesson: { id: 'les_2', title: 'Build a disc' },
    triedCount: 0,
    rightCount: 0,
    discrimination: null,
    mistake: null,
  },
]

const checkList = (items = checks, total = items.length) => ({
  items,
  nextCursor: null,
  total,
  totalIsLowerBound: false,
  course: insight.course,
})

/** Answers for the checks unless the test does so itself. */
const withChecks =
  (answer: FetchStub): FetchStub =>
  (url, request) =>
    url.pathname === '/api/hard-checks' ? Response.json(checkList()) : answer(url, request)

const visitInsight = (at: string, answer: FetchStub) => visitPage(at, withChecks(answer))

const learners = (total: number) => ({
  items: [],
  nextCursor: null,
  total,
  totalIsLowerBound: false,
  course: insight.course,
})

beforeEach(() => localStorage.clear())

it('shows where learners stop, and leads from each number to those behind it', async () => {
  const { screen, container } = await visitInsight(path, () => Response.json(insight))
  await expect.element(screen.getByText('8 learners are at lesson 2')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '8 stopped here' }))
    .toHaveAttribute('href', `${path}/learners?lesson=les_2&stage=stopped`)
  await expect
    .element(screen.getByRole('link', { name: '14 to 29 days' }))
    .toHaveAttribute('href', `${path}/learners?silence=14_to_29`)
  await expect
    .element(screen.getByRole('row', { name: /^1\. Why this lake\?/ }))
    .toHaveTextContent('1. Why this lake?Meet your lake18171within a day')
  await expect.element(screen.getByText(/^1 learner last opened a lesson/)).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('button', { name: /Show as a table/ }).click()
  await expect.element(screen.getByRole('row', { name: '2. Build a disc 9 7' })).toBeVisible()
})

it('names the lesson where most are, also where one that few opened was put before it', async () => {
  const [first, second] = insight.lessons
  const added = { ...first!, id: 'les_3', title: 'Bring a rope', openedCount: 0, doneCount: 0, stoppedCount: 0 }
  const { screen } = await visitInsight(path, () => Response.json({ ...insight, lessons: [first, added, second] }))
  await expect.element(screen.getByText('8 learners are at lesson 3, Build a disc')).toBeVisible()
  const unopened = screen.getByRole('region', { name: 'Lessons' }).getByText('2. Bring a rope')
  await expect.element(unopened).not.toBeVisible()
  await screen.getByText('Nobody has opened 1 lesson yet').click()
  await expect.element(unopened).toBeVisible()
  await screen.unmount()
  const few = { ...second!, stoppedCount: 2 }
  const none = await visitInsight(path, () => Response.json({ ...insight, lessons: [first, added, few] }))
  await expect.element(none.screen.getByRole('heading', { name: 'How far they get' })).toBeVisible()
  await expect.element(none.screen.getByText(/learners are at lesson/)).not.toBeInTheDocument()
})

it('sends a message to a group whose number it says, once it was previewed and undone, and then none for a week', async () => {
  const sent: unknown[] = []
  const { screen, container, notices } = await visitInsight(path, async ({ pathname, searchParams }, request) => {
    if (pathname === '/api/insight-learners')
      return Response.json(learners((searchParams.get('silence') ? 4 : 8) + (searchParams.has('reachable') ? 0 : 1)))
    if (request.method === 'GET') return Response.json(insight)
    if (request.method === 'DELETE') {
      sent.push([pathname, null])
      return new Response(null, { status: 204 })
    }
    sent.push([pathname, await request.json()])
    const lastMessage = {
      id: 'msg_1',
      subject: 'Come back',
      text: 'The lake is full again.',
      lesson: { id: 'les_2', title: 'Build a disc' },
      silence: '14_to_29',
      sentAt: '2026-11-20T05:00:00.000Z',
      recipientsCount: 0,
      isBeingSent: true,
    } as const
    return Response.json({ ...insight, lastMessage, nextMessageAt: '2026-11-27T05:00:00.000Z' }, { status: 201 })
  })
  await screen.getByRole('button', { name: 'Write a message' }).click()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect
    .element(screen.getByRole('combobox', { name: 'Silent' }))
    .toHaveAccessibleDescription('Please choose a lesson, or how long they have been silent')
  await screen.getByRole('combobox', { name: 'Stopped at' }).selectOptions('2. Build a disc (8)')
  await expect.element(screen.getByRole('button', { name: 'Send to 8 people' })).toBeVisible()
  await screen.getByRole('combobox', { name: 'Silent' }).selectOptions('14 to 29 days (4)')
  await screen.getByRole('textbox', { name: 'Subject' }).fill('Come back')
  await screen.getByRole('textbox', { name: 'Message' }).fill('The lake is full again.')
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('button', { name: 'Preview' }).click()
  await expect
    .element(screen.getByRole('article', { name: 'The email' }))
    .toHaveTextContent('Asha Raghunath writes about “Reading a lake”:')
  await screen.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Send to 4 people' }).click()
  await expect
    .poll(() => notices)
    .toMatchObject([{ text: 'The message is sent in 10 seconds', action: { label: 'Undo' } }])
  notices[0]!.action!.run()
  await expect.element(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Come back')
  await screen.getByRole('button', { name: 'Send to 4 people' }).click()
  const post = [
    '/api/courses/crs_1/messages',
    { lessonId: 'les_2', silence: '14_to_29', subject: 'Come back', text: 'The lake is full again.' },
  ]
  await expect.poll(() => sent).toEqual([post, ['/api/courses/crs_1/messages/msg_1', null], post])
  await expect.element(screen.getByText(/^You can send one message a week/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Last message' })).toHaveFocus()
  await expect.element(screen.getByText(/, being sent, at Build a disc, silent 14 to 29 days$/)).toBeVisible()
})

it('says that a message reaches nobody, also when it is sent', async () => {
  const { screen } = await visitInsight(path, ({ pathname }, { method }) => {
    if (method === 'POST') return problem('course_message_for_nobody')
    return Response.json(pathname === '/api/insight-learners' ? learners(0) : insight)
  })
  await screen.getByRole('button', { name: 'Write a message' }).click()
  await screen.getByRole('combobox', { name: 'Silent' }).selectOptions('14 to 29 days (4)')
  await expect.element(screen.getByText('Nobody would get this message.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Subject' }).fill('Come back')
  await screen.getByRole('textbox', { name: 'Message' }).fill('The lake is full again.')
  await screen.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It was not sent. Nobody would get this message')
})

const meera = {
  id: 'enr_1',
  name: 'Meera N.',
  progress: 40,
  isFinished: false,
  lesson: { id: 'les_2', title: 'Build a disc' },
  lastActiveAt: '2026-11-02T05:00:00.000Z',
}

it('lists who is behind a number, and exports them', async () => {
  const { screen, container, exports } = await visitInsight(`${path}/learners?silence=14_to_29`, ({ pathname }) =>
    Response.json(pathname === '/api/insight-learners' ? { ...learners(1), items: [meera] } : insight),
  )
  await expect.element(screen.getByRole('row', { name: /Meera N\..*Build a disc.*40%/ })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  expect(exports).toMatchObject([{ href: expect.stringMatching(/\?course=crs_1&silence=14_to_29/) }])
})

it('offers a stage only of a lesson, and silence only of who stopped, also where an address has both', async () => {
  const asked: string[] = []
  const visit = async (search: string) =>
    visitInsight(`${path}/learners?${search}`, ({ pathname, search: query }) => {
      if (pathname !== '/api/insight-learners') return Response.json(insight)
      asked.push(query)
      return Response.json({ ...learners(1), items: [meera] })
    })
  const ofAll = await visit('stage=done&silence=14_to_29')
  const filter = (name: string) => ofAll.screen.getByRole('combobox', { name })
  await expect.element(filter('Silent')).toHaveValue('14_to_29')
  await expect.element(filter('In the lesson')).not.toBeInTheDocument()
  await filter('Lesson').selectOptions('2. Build a disc')
  await filter('In the lesson').selectOptions('Did it')
  await expect.element(filter('Silent')).not.toBeInTheDocument()
  await ofAll.screen.getByRole('button', { name: 'Export CSV' }).click()
  expect(ofAll.exports).toMatchObject([{ href: expect.stringMatching(/\?course=crs_1&lesson=les_2&stage=done$/) }])
  await filter('In the lesson').selectOptions('Stopped here')
  await expect.element(filter('Silent')).toHaveValue('')
  const filters = () => asked.map((query) => query.replace(/&?(course|limit)=\w+/g, '').slice(1))
  await expect
    .poll(filters)
    .toEqual(['silence=14_to_29', 'silence=14_to_29&lesson=les_2', 'lesson=les_2&stage=done', 'lesson=les_2'])
})

it('says that nobody is there yet, and that the course is not theirs', async () => {
  const none = await visitInsight(path, () => Response.json({ ...insight, enrolledCount: 0 }))
  await expect.element(none.screen.getByText('No learners yet')).toBeVisible()
  await none.screen.unmount()
  const { screen } = await visitInsight(path, () =>
    Response.json({ type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' }, { status: 404 }),
  )
  await expect.element(screen.getByText('Course not found')).toBeVisible()
})

it('shows the hardest checks with what goes wrong, and leads from each number to its learners', async () => {
  const { screen, container } = await visitPage(path, ({ pathname }) =>
    Response.json(pathname === '/api/hard-checks' ? checkList(checks, 12) : insight),
  )
  const section = screen.getByRole('region', { name: 'Hard checks' })
  const numbers = {
    '43% right at the first try': `${path}/checks/chk_1?result=right`,
    '14 of 23 wrong answers': `${path}/checks/chk_1?result=wrong`,
    '40 tried it': `${path}/checks/chk_1`,
    'All 12 checks': `${path}/checks`,
  }
  for (const [name, href] of Object.entries(numbers))
    await expect.element(section.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect.element(section.getByText('“The west side”')).toBeVisible()
  await expect.element(section.getByText('Nobody tried it yet')).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('says that the course has no checks, and keeps the other numbers where the checks do not load', async () => {
  const none = await visitPage(path, ({ pathname }) =>
    Response.json(pathname === '/api/hard-checks' ? checkList([]) : insight),
  )
  await expect.element(none.screen.getByText('No checks are published')).toBeVisible()
  await expect
    .element(none.screen.getByRole('link', { name: 'Add a check to a lesson' }))
    .toHaveAttribute('href', '/dashboard/courses/crs_1?tab=outline')
  await none.screen.unmount()
  const { screen } = await visitPage(path, ({ pathname }) =>
    pathname === '/api/hard-checks' ? new Response('', { status: 500 }) : Response.json(insight),
  )
  await expect.element(screen.getByText('Failed to fetch the checks of the course')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '8 stopped here' })).toBeVisible()
})

it('lists all checks, says what discrimination is, and exports them', async () => {
  const { screen, container, exports } = await visitPage(`${path}/checks`, () => Response.json(checkList()))
  await expect
    .element(screen.getByRole('row', { name: /Which side of the bund\?.*“The west side”.*43%.*0\.42 good.*40/ }))
    .toBeVisible()
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  expect(exports).toMatchObject([{ href: '/api/exports/hard-checks.csv?course=crs_1' }])
  await screen.getByRole('link', { name: 'Which side of the bund?' }).click()
  await expect.element(screen.getByText(/From 0\.3 it is good/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '23 not right' }))
    .toHaveAttribute('href', `${path}/checks/chk_1?result=wrong`)
  expect(await checkA11y(container)).toEqual([])
})

it('lists the learners of a check by their first try', async () => {
  const answer = {
    items: [
      { id: 'enr_1', name: 'Meera N.', isRight: false },
      { id: 'enr_2', name: 'Arun Selvaraj', isRight: true },
    ],
    nextCursor: null,
    total: 2,
    totalIsLowerBound: false,
    check: { id: 'chk_1', question: 'Which side of the bund?' },
  }
  const asked: string[] = []
  const { screen, container } = await visitPage(`${path}/checks/chk_1`, ({ search }) => {
    asked.push(search)
    return Response.json(answer)
  })
  await expect.element(screen.getByText('Which side of the bund?')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Meera N\..*Not right/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Arun Selvaraj.*Right/ })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('combobox', { name: 'First try' }).selectOptions('Not right')
  await expect.poll(() => asked.at(-1)).toMatch(/result=wrong.*course=crs_1.*check=chk_1|check=chk_1.*result=wrong/)
})

it('tells how many came back after the last message, once that was counted', async () => {
  const lastMessage = {
    id: 'msg_1',
    subject: 'Come back',
    text: 'The lake is full again.',
    lesson: null,
    silence: '14_to_29',
    sentAt: '2026-11-01T05:00:00.000Z',
    recipientsCount: 28,
    returnedCount: 11,
    isBeingSent: false,
  } as const
  const visit = async (change: object) =>
    visitInsight(path, () => Response.json({ ...insight, lastMessage: { ...lastMessage, ...change } }))
  const { screen } = await visit({})
  await expect.element(screen.getByText('11 came back within a week')).toBeVisible()
  await screen.unmount()
  const today = new Date().toISOString()
  const fresh = await visit({ sentAt: today, returnedCount: 2 })
  await expect.element(fresh.screen.getByText('2 came back so far')).toBeVisible()
  await fresh.screen.unmount()
  const earlier = await visit({ returnedCount: null })
  await expect.element(earlier.screen.getByText(/to 28 people/)).toBeVisible()
  await expect.element(earlier.screen.getByText(/came back/)).not.toBeInTheDocument()
})

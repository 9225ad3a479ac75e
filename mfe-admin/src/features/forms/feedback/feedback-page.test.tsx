import type { FeedbackSubmission } from '@kere/contracts/forms/feedback'
import type { FeedbackStatus } from '@kere/contracts/forms/feedback-options'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

const path = '/dashboard/feedback'
const reply = { text: 'It is faster now.', at: '2026-11-20T11:00:00.000Z', by: 'Vasudha Rao' }

const makeSubmission = (number: number, given: Partial<FeedbackSubmission> = {}): FeedbackSubmission => ({
  id: `fbk_${number}`,
  name: `Author ${number}`,
  email: `author${number}@example.in`,
  role: 'learner',
  feedbackText: `The map is slow, part ${number}.\n\nAlso on my phone.`,
  contactRequested: true,
  status: 'new',
  submittedAt: new Date(Date.UTC(2026, 10, 20, 10, 42) - number * 3_600_000).toISOString(),
  isFromUser: false,
  reply: null,
  ...given,
})

const three = [
  makeSubmission(1),
  makeSubmission(2, { status: 'planned', reply }),
  makeSubmission(3, { status: 'done', role: 'visitor', email: null, contactRequested: false }),
]

const answerOf = (items: readonly FeedbackSubmission[]) => {
  const countOf = (status: FeedbackStatus) => items.filter((submission) => submission.status === status).length
  const counts = {
    new: countOf('new'),
    planned: countOf('planned'),
    done: countOf('done'),
    doubtful: countOf('doubtful'),
  }
  return { items, nextCursor: null, total: items.length, totalIsLowerBound: false, counts }
}

/** Answers as the API does, and records the requests. */
function startApi(first: readonly FeedbackSubmission[] = three) {
  let items = first
  const sent: unknown[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    const id = pathname.split('/')[3]
    if (request.method === 'GET' && id === undefined) return Response.json(answerOf(items))
    const known = items.find((submission) => submission.id === id)
    if (!known) return problem('not_found')
    if (request.method === 'GET') return Response.json(known)
    // The page's own client has checked this body against the contract.
    const body = (await request.json()) as { status?: FeedbackStatus; text?: string }
    sent.push({ id, body })
    const { status, text } = body
    const change = text ? { reply: { ...reply, text }, status: 'done' as const } : { status: status! }
    items = items.map((submission) => (submission.id === id ? { ...submission, ...change } : submission))
    return Response.json(
      items.find((submission) => submission.id === id),
      { status: text ? 201 : 200 },
    )
  }
  return { answer, sent }
}

describe('user feedback', () => {
  it('[S-447] [S-516] [W-36] is a table, the newest first, with how much there is of each status', async () => {
    const { screen, requests } = await visitPage(path, startApi().answer)
    await expect
      .element(screen.getByRole('row', { name: /part 1/ }))
      .toHaveTextContent(/Author 1Learner.*New.*20 Nov 2026.*Requested/)
    await expect.element(screen.getByRole('row', { name: /part 3/ })).toHaveTextContent(/Visitor.*Not requested/)
    await expect.poll(() => requests.map(({ search }) => search)).toEqual(['?sort=newest&limit=20'])
    for (const tab of [/^All\s*3$/, /^New\s*1$/, /^Planned\s*1$/, /^Done\s*1$/])
      await expect.element(screen.getByRole('navigation').getByRole('link', { name: tab })).toBeVisible()
  })

  it('keeps status, words, role and days in the address', async () => {
    const { screen, navigation, requests } = await visitPage(path, startApi().answer)
    await screen.getByRole('link', { name: /^Planned/ }).click()
    await screen.getByText('Any date', { exact: true }).click()
    await screen.getByRole('textbox', { name: 'From' }).fill('2026-11-01')
    await screen.getByRole('searchbox').fill('map')
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('combobox', { name: 'Role' }).selectOptions('Educator')
    await expect.poll(() => navigation.location.search).toBe('?status=planned&search=map&role=educator&from=2026-11-01')
    await expect
      .poll(() => requests.at(-1)?.search)
      .toBe('?status=planned&search=map&role=educator&from=2026-11-01&sort=newest&limit=20')
  })

  it('[S-451] is of the last 7 days as This Week, and of the last 30, each with today in India', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T18:31:00.000Z') })
    const { screen, navigation, requests } = await visitPage(`${path}?status=new&to=2026-11-01`, startApi().answer)
    const dates = screen.getByRole('group').filter({ hasText: 'This Week' }).first()
    await screen.getByText('To 1 Nov', { exact: true }).click()
    await dates.getByRole('button', { name: 'This Week' }).click()
    await expect.poll(() => navigation.location.search).toBe('?status=new&from=2026-11-14')
    await expect.poll(() => requests.at(-1)?.search).toBe('?status=new&from=2026-11-14&sort=newest&limit=20')
    await expect.element(dates.getByRole('button', { name: 'This Week' })).toHaveAttribute('aria-pressed', 'true')
    await dates.getByRole('button', { name: 'Last 30 Days' }).click()
    await expect.poll(() => navigation.location.search).toBe('?status=new&from=2026-10-22')
    await expect.element(screen.getByRole('textbox', { name: 'From' })).toHaveValue('2026-10-22')
    await dates.getByRole('button', { name: 'Last 30 Days', pressed: true }).click()
    await expect.poll(() => navigation.location.search).toBe('?status=new')
  })

  it('opens by its address, on whatever page of the list it is', async () => {
    const api = startApi()
    const answer: FetchStub = (url, request) =>
      url.pathname === '/api/feedback-submissions'
        ? Response.json(answerOf([makeSubmission(9)]))
        : api.answer(url, request)
    const { screen } = await visitPage(`${path}?submission=fbk_1`, answer)
    const panel = screen.getByRole('complementary')
    await expect.element(panel.getByText(/part 1\./)).toBeVisible()
    await panel.getByRole('combobox', { name: 'Status' }).selectOptions('Planned')
    await expect.element(panel.getByRole('combobox', { name: 'Status' })).toHaveValue('planned')
    await expect.poll(() => api.sent).toEqual([{ id: 'fbk_1', body: { status: 'planned' } }])
  })

  it('[S-447] is exported as its filters leave it', async () => {
    const { screen, exports } = await visitPage(`${path}?status=new&role=learner&cursor=c20`, startApi().answer)
    await screen.getByRole('button', { name: /Export/ }).click()
    const href = '/api/exports/feedback.csv?status=new&role=learner&sort=newest'
    expect(exports).toEqual([{ href, name: 'User Feedback', total: 3 }])
  })

  it('shows by their own texts a status and a role that it was built before', async () => {
    const { screen } = await visitPage(
      `${path}?submission=fbk_1`,
      startApi([makeSubmission(1, { status: 'merged', role: 'parent' })]).answer,
    )
    const panel = screen.getByRole('complementary')
    await expect.element(panel.getByText('parent')).toBeVisible()
    await expect.element(panel.getByRole('combobox', { name: 'Status' })).toHaveValue('merged')
  })

  it.each([
    ['', 'No feedback yet'],
    ['?search=lake', 'No submissions found'],
  ])('[S-447] says that there is none (%s)', async (search, title) => {
    const { screen } = await visitPage(path + search, startApi([]).answer)
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  })

  it('[S-447] [S-452] says that it could not be loaded, and offers to retry and to refresh the page', async () => {
    let isUp = false
    const api = startApi()
    const { screen } = await visitPage(path, (url, request) => (isUp ? api.answer(url, request) : problem('internal')))
    const failure = screen.getByRole('alert')
    await expect.element(failure.getByRole('heading', { name: 'Failed to fetch submissions' })).toBeVisible()
    await expect.element(failure.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
    isUp = true
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('row', { name: /part 1/ })).toBeVisible()
  })
})

describe('[W-36] the status', () => {
  const open = async (answer: FetchStub) => {
    const visit = await visitPage(`${path}?submission=fbk_1`, answer)
    const status = visit.screen.getByRole('complementary').getByRole('combobox', { name: 'Status' })
    await expect.element(status).toHaveValue('new')
    return { ...visit, status, tab: (name: RegExp) => visit.screen.getByRole('link', { name }) }
  }

  it('is changed in the panel, and undone from the toast', async () => {
    const api = startApi()
    const { status, tab, notices } = await open(api.answer)
    await status.selectOptions('Planned')
    await expect.poll(() => notices).toMatchObject([{ text: 'Marked as planned', action: { label: 'Undo' } }])
    await expect.element(tab(/^Planned\s*2$/)).toBeVisible()
    notices[0]?.action?.run()
    await expect.element(status).toHaveValue('new')
    await expect.poll(() => notices[1]).toEqual({ tone: 'success', text: 'Marked as new' })
    await expect.element(tab(/^Planned\s*1$/)).toBeVisible()
    await expect
      .poll(() => api.sent)
      .toEqual(['planned', 'new'].map((each) => ({ id: 'fbk_1', body: { status: each } })))
  })

  it('is shown at once, and taken back when it cannot be changed', async () => {
    let refuseIt = () => {}
    const refused = new Promise<void>((resolve) => (refuseIt = resolve))
    const { status, tab, notices } = await open(async (_, request) => {
      if (request.method === 'GET') return Response.json(answerOf(three))
      await refused
      return problem('unavailable')
    })
    await status.selectOptions('Done')
    await expect.element(tab(/^Done\s*2$/)).toBeVisible()
    expect(notices).toEqual([])
    refuseIt()
    await expect.element(status).toHaveValue('new')
    await expect.element(tab(/^Done\s*1$/)).toBeVisible()
    await expect.poll(() => notices).toMatchObject([{ tone: 'error' }])
  })
})

describe('[W-36] two quick changes of the status', () => {
  it('are sent one after the other, so that the last one stays', async () => {
    const api = startApi()
    const first = Promise.withResolvers<void>()
    const { screen } = await visitPage(`${path}?submission=fbk_1`, async (url, request) => {
      if (request.method !== 'GET' && api.sent.length === 0) await first.promise
      return api.answer(url, request)
    })
    const status = screen.getByRole('complementary').getByRole('combobox', { name: 'Status' })
    await status.selectOptions('Planned')
    await status.selectOptions('Done')
    await expect.element(status).toHaveValue('done')
    first.resolve()
    await expect
      .poll(() => api.sent)
      .toEqual(['planned', 'done'].map((each) => ({ id: 'fbk_1', body: { status: each } })))
    await expect.element(status).toHaveValue('done')
    await expect.element(screen.getByRole('link', { name: /^Done\s*2$/ })).toBeVisible()
  })
})

describe('[W-36] a reply', () => {
  it('is sent once, and stands in the place of its form with the focus', async () => {
    const api = startApi()
    // The API answers after both clicks. Otherwise the second one would hit another element and move the focus.
    const pressed = Promise.withResolvers<void>()
    const answer: FetchStub = async (url, request) => {
      if (request.method !== 'GET') await pressed.promise
      return api.answer(url, request)
    }
    const { screen } = await visitPage(`${path}?submission=fbk_1`, answer)
    const field = screen.getByRole('textbox', { name: 'Reply' })
    await expect
      .element(field)
      .toHaveAccessibleDescription('We email this to author1@example.in, with their feedback below it.')
    await field.fill(reply.text)
    await screen.getByRole('button', { name: 'Send reply' }).dblClick()
    pressed.resolve()
    await expect.element(screen.getByRole('heading', { name: 'Reply sent' })).toHaveFocus()
    await expect.element(field).not.toBeInTheDocument()
    await expect.poll(() => api.sent).toEqual([{ id: 'fbk_1', body: { text: reply.text } }])
    const panel = screen.getByRole('complementary')
    await expect.element(panel.getByRole('combobox', { name: 'Status' })).toHaveValue('done')
    await expect.element(panel.getByText('Sent', { exact: true })).toBeVisible()
    await expect.element(panel.getByText('Requested', { exact: true })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: /^Done\s*2$/ })).toBeVisible()
  })

  it('that comes too late is kept, and says that somebody else was first', async () => {
    const { screen } = await visitPage(`${path}?submission=fbk_1`, (_, request) =>
      request.method === 'GET' ? Response.json(answerOf(three)) : problem('reply_already_sent'),
    )
    const field = screen.getByRole('textbox', { name: 'Reply' })
    await field.fill('It is faster.')
    await screen.getByRole('button', { name: 'Send reply' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Someone else has already replied.')
    await expect.element(field).toHaveValue('It is faster.')
  })

  it.each(['fbk_2', 'fbk_3'])('is not offered where there is one, or nobody asked for it (%s)', async (id) => {
    const { screen } = await visitPage(`${path}?submission=${id}`, startApi().answer)
    await expect.element(screen.getByRole('complementary').getByText('Also on my phone.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Send reply' })).not.toBeInTheDocument()
  })
})

it('has nothing for axe', async () => {
  for (const submission of ['fbk_1', 'fbk_2', 'fbk_3']) {
    const { container, screen } = await visitPage(`${path}?submission=${submission}`, startApi().answer)
    await expect.element(screen.getByRole('complementary').getByText(/Also on my phone/)).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.unmount()
    container.remove()
  }
})

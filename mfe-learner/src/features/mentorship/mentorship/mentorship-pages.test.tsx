import type { MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const request: MentorshipRequest = {
  id: 'mrq_1',
  area: 'climate_action',
  level: 'intermediate',
  purpose: 'project_help',
  message: 'Two loggers, one street.',
  status: 'pending',
  viewer: 'learner',
  learner: { id: 'usr_1', name: 'Meera Nambiar', avatarUrl: null, email: 'meera@example.kere.test' },
  mentor: null,
  rejectionReason: null,
  createdAt: '2026-11-12T06:00:00.000Z',
  updatedAt: '2026-11-12T06:00:00.000Z',
  assignedAt: null,
  nextSession: null,
}

const detail = {
  ...request,
  isLearnerMinor: false,
  learnerLanguages: ['English'],
  learnerPlace: 'Bengaluru',
  dates: null,
  steps: [{ kind: 'sent', at: request.createdAt, by: 'Meera Nambiar', note: null }],
  feedback: null,
}

const counts = { pending: 1, accepted: 0, rejected: 0, cancelled: 0, completed: 0 }
const listOf = (items: readonly MentorshipRequest[]) =>
  Response.json({ items, nextCursor: null, total: items.length, totalIsLowerBound: false, counts })

const formPath = '/dashboard/mentorship/request'

afterEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

const asha = {
  id: 'usr_9',
  name: 'Asha Raghunath',
  avatarUrl: null,
  bio: null,
  location: null,
  subjects: [],
  languages: [],
  designation: 'Limnologist',
  organization: null,
  mentorRoom: { state: 'accepting', pausedUntil: null, nextStart: null },
  weeklyHours: [],
  calendarUrl: null,
  groupUrl: null,
}

async function visitForm(
  pending: readonly MentorshipRequest[],
  answer: FetchStub = () => Response.json(detail, { status: 201 }),
  search = '',
) {
  const sent: unknown[] = []
  const visit = await visitPage(`${formPath}${search}`, async (url, asked) => {
    if (url.pathname === '/api/educators/usr_9') return Response.json(asha)
    if (url.pathname.startsWith('/api/educators/')) return problem('not_found')
    if (asked.method === 'GET') return listOf(pending)
    // A withdrawal has no body.
    const body = await asked.clone().text()
    if (body !== '') sent.push(JSON.parse(body))
    return answer(url, asked)
  })
  const { screen } = visit
  const form = screen.getByRole('form', { name: 'Request a mentor' })
  await expect.element(form).toBeVisible()
  const fill = async (area = 'Water management') => {
    await form.getByText(area).click()
    await form.getByText('Intermediate').click()
    await form.getByText('Project help').click()
    await form.getByRole('textbox').fill('Spring or sewer?')
  }
  return { ...visit, form, fill, sent, send: form.getByRole('button', { name: 'Send request' }) }
}

describe('[S-195] the form', () => {
  it('[S-197] [S-198] shows the places that are used and the areas that are taken before anything is typed', async () => {
    const { screen, form, container } = await visitForm([request])
    await expect
      .element(screen.getByRole('region', { name: 'Your places' }))
      .toHaveTextContent('1 of 2 pending requests used')
    await expect.element(form.getByRole('radio', { name: /Climate action/ })).toBeDisabled()
    await expect
      .element(form)
      .toHaveTextContent(
        'You already have a pending mentorship request for climate action. Please choose a different area or wait for a response.',
      )
    await expect
      .element(screen.getByRole('link', { name: 'Mentorship' }))
      .toHaveAttribute('href', '/dashboard/mentorship')
    await page.viewport(360, 740)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await checkA11y(container)).toEqual([])
  })

  it('gives the place of a request that is withdrawn beside it free at once', async () => {
    const pending = [request]
    const { screen, form } = await visitForm(pending, () => {
      pending.length = 0
      return Response.json({ ...detail, status: 'cancelled' })
    })
    const places = screen.getByRole('region', { name: 'Your places' })
    await places.getByRole('button', { name: /^Withdraw/ }).click()
    await expect.element(places).toHaveTextContent('0 of 2 pending requests used')
    await expect.element(form.getByRole('radio', { name: /Climate action/ })).toBeEnabled()
  })

  it('[S-196] [S-202] [C-44] says what is missing above and below the form, once aloud', async () => {
    const { form, send, sent, screen } = await visitForm([])
    await send.click()
    await expect.element(form.getByText('Please fill in all required fields').nth(1)).toBeVisible()
    await expect.element(form.getByRole('radiogroup', { name: 'Area' })).toHaveAccessibleDescription('Choose an area')
    await expect.element(form.getByRole('textbox')).toHaveAccessibleDescription(/Write your question/)
    await form.getByRole('button', { name: 'Choose your level' }).click()
    await expect.element(form.getByRole('radio', { name: /Beginner/ })).toHaveFocus()
    await form.getByRole('radio', { name: /Beginner/ }).click()
    await expect.element(form.getByRole('button', { name: 'Choose your level' })).not.toBeInTheDocument()
    expect(screen.getByRole('alert').elements()).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('[S-199] [S-200] [S-577.mentorship] sends it, says so, and opens the list after 2 seconds, unless one stays', async () => {
    const { form, fill, send, sent, screen, navigation } = await visitForm([])
    await fill()
    // A busy machine may press "Stay here" later than 2 seconds after it appeared, so the timer is held.
    const { setTimeout: wait, clearTimeout: end } = globalThis
    const held = new Map<number, () => void>()
    vi.stubGlobal('setTimeout', (act: () => void, ms?: number) => {
      if (ms !== 2_000) return wait(act, ms)
      const id = -1 - held.size
      held.set(id, act)
      return id
    })
    vi.stubGlobal('clearTimeout', (id?: number) => held.delete(id!) || end(id))
    onTestFinished(() => void vi.unstubAllGlobals())
    await send.dblClick()
    await expect.element(screen.getByText('Request Submitted!')).toBeVisible()
    await expect
      .poll(() => sent)
      .toEqual([
        { area: 'water_management', level: 'intermediate', purpose: 'project_help', message: 'Spring or sewer?' },
      ])
    await expect.poll(() => held.size).toBe(1)
    await screen.getByRole('button', { name: 'Stay here' }).click()
    await expect.element(form.getByRole('textbox')).toHaveValue('')
    await expect.poll(() => held.size).toBe(0)
    await fill('Conservation')
    await send.click()
    await expect.poll(() => held.size).toBe(1)
    expect(navigation.location.pathname).toBe(formPath)
    for (const act of held.values()) act()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/mentorship')
  })

  it('asks for the mentor of the address, also after signing in, and for nobody who is not listed', async () => {
    let answer = () => problem('unauthenticated')
    const { fill, send, sent, screen, navigation } = await visitForm([], () => answer(), '?mentor=usr_9')
    const left: string[] = []
    navigation.block(({ to }) => left.push(to))
    await expect.element(screen.getByRole('region', { name: 'You ask Asha Raghunath' })).toBeVisible()
    await checkA11y()
    await fill()
    await send.click()
    await expect.poll(() => left).toEqual([`/auth/login?next=${encodeURIComponent(`${formPath}?mentor=usr_9`)}`])
    answer = () => Response.json(detail, { status: 201 })
    await send.click()
    await expect.poll(() => sent.at(-1)).toMatchObject({ wishedMentorId: 'usr_9' })
    await screen.unmount()

    const unlisted = await visitForm([], undefined, '?mentor=usr_8')
    await unlisted.fill()
    await unlisted.send.click()
    await expect.poll(() => unlisted.sent).toHaveLength(1)
    expect(unlisted.sent[0]).not.toHaveProperty('wishedMentorId')
  })

  it('[S-203] shows what the server says, and keeps what was typed for the next visit', async () => {
    const text =
      'You can have a maximum of 2 pending mentorship requests. Please wait for a response before submitting a new request.'
    const { form, fill, send, screen } = await visitForm([], () => problem('too_many_pending_requests'))
    await fill()
    await send.click()
    await expect.element(form.getByText(text).first()).toBeVisible()
    await screen.unmount()
    const again = await visitForm([])
    await expect.element(again.form.getByRole('textbox')).toHaveValue('Spring or sewer?')
    await expect.element(again.form.getByRole('radio', { name: 'Water management' })).toBeChecked()
  })

  it('[S-203] says in its own words that it failed, where the answer says nothing', async () => {
    const { form, fill, send } = await visitForm([], () => new Response('Bad gateway', { status: 502 }))
    await fill()
    await send.click()
    await expect.element(form.getByText('Failed to submit request. Please try again.').first()).toBeVisible()
  })

  it('[S-201] leads to sign in and back where the session is over', async () => {
    const { fill, send, navigation } = await visitForm([], () => problem('unauthenticated'))
    const left: string[] = []
    navigation.block(({ to }) => left.push(to))
    await fill()
    await send.click()
    await expect.poll(() => left).toEqual(['/auth/login?next=%2Fdashboard%2Fmentorship%2Frequest'])
  })
})

const listPath = '/dashboard/mentorship'

describe('the list', () => {
  it('[S-408] [S-409] [S-414] shows requests with their mentor, opens one, withdraws a pending one, and takes that back', async () => {
    let status = 'pending'
    const { screen, container, notices } = await visitPage(listPath, (url, { method }) => {
      if (method === 'POST') status = 'cancelled'
      if (method === 'DELETE') status = 'pending'
      const isOne = url.pathname.includes('/mentorship-requests/mrq_1')
      return isOne
        ? Response.json({ ...detail, status }, { status: method === 'POST' ? 201 : 200 })
        : listOf([{ ...request, status }])
    })
    for (const name of ['Date', 'Mentor', 'Area', 'Status', 'Actions'])
      await expect.element(screen.getByRole('columnheader', { name })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Request a Mentor' })).toHaveAttribute('href', formPath)
    await screen.getByRole('link', { name: 'No mentor yet' }).click()
    await expect.element(screen.getByText('The team assigns a mentor')).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await expect.element(screen.getByRole('table').getByRole('button', { name: /^Withdraw/ })).toBeVisible()
    await screen.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect.element(screen.getByRole('table').getByText('Cancelled')).toBeVisible()
    await expect.element(screen.getByRole('table').getByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument()
    await expect.poll(() => notices).toMatchObject([{ text: 'Your request on climate action is withdrawn' }])
    notices[0]?.action?.run()
    await expect.element(screen.getByRole('table').getByText('Pending')).toBeVisible()
    await expect.poll(() => notices).toMatchObject([{}, { text: 'The request is pending again. Nobody was told.' }])
  })

  it('names the next step of a learner: the session that is booked, or else to book one', async () => {
    const accepted = {
      ...request,
      status: 'accepted',
      mentor: { id: 'usr_2', name: 'Asha Raghunath', avatarUrl: null, designation: null },
    }
    const free = await visitPage(listPath, () => listOf([accepted]))
    await expect.element(free.screen.getByText('book a session with Asha Raghunath')).toBeVisible()
    await expect
      .element(free.screen.getByRole('link', { name: 'Choose a time' }))
      .toHaveAttribute('href', `${listPath}?request=mrq_1`)
    await free.screen.unmount()
    const nextSession = { id: 'mss_1', startsAt: '2031-11-27T14:30:00.000Z', isConfirmed: true }
    const { screen } = await visitPage(listPath, () => listOf([accepted, { ...accepted, id: 'mrq_2', nextSession }]))
    await expect.element(screen.getByText(/^Next: talk with Asha Raghunath, .*8:00 pm IST$/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Open the session' }))
      .toHaveAttribute('href', `${listPath}?request=mrq_2`)
  })

  it('shows an educator the week with its booked hours below the requests, and leads to changing it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T03:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const settings = {
      capacity: 3,
      areas: [],
      pausedUntil: null,
      meetingUrl: null,
      confirmsItself: false,
      weeklyHours: [42],
      openedStarts: [],
      closedStarts: [],
      load: 1,
      sessions: [{ requestId: 'mrq_1', learner: 'Omkar J.', startsAt: '2026-11-26T12:30:00.000Z', isConfirmed: true }],
    }
    const { screen, container } = await visitPage(
      listPath,
      (url) => (url.pathname.includes('mentor-settings') ? Response.json(settings) : listOf([])),
      undefined,
      { role: 'educator', educatorStatus: 'approved' },
    )
    const week = screen.getByRole('grid', { name: 'Your week, 23 Nov to 29 Nov' })
    await expect.element(week.getByRole('gridcell', { name: 'Tuesday, 6 pm, open' })).toBeVisible()
    await expect.element(week.getByRole('gridcell', { name: 'Thursday, 6 pm, booked by Omkar J.' })).toBeVisible()
    // Only hours at which something happens are shown.
    expect(week.getByRole('rowheader').elements()).toHaveLength(1)
    await expect.element(screen.getByText('1 of 3 places taken')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Your hours' })).toHaveAttribute('href', `${listPath}/hours`)
    expect(await checkA11y(container)).toEqual([])
  })

  it('[S-416] draws pending, accepted, rejected and completed each in a look of its own, others alike', async () => {
    const statuses = ['pending', 'accepted', 'rejected', 'completed', 'cancelled', 'paused'] as const
    const { screen } = await visitPage(listPath, () =>
      listOf(statuses.map((status, index) => ({ ...request, id: `mrq_${index}`, status }))),
    )
    const table = screen.getByRole('table')
    await expect.element(table.getByText('Accepted', { exact: true })).toBeVisible()
    const looks = ['Pending', 'Accepted', 'Rejected', 'Completed', 'Cancelled', 'paused'].map(
      (name) => getComputedStyle(table.getByText(name, { exact: true }).element()).backgroundColor,
    )
    expect(new Set(looks.slice(0, 5)).size).toBe(5)
    expect(looks[5]).toBe(looks[4])
  })

  it('[S-410] [part of S-418] says that there is none, and that it failed', async () => {
    const none = await visitPage(listPath, () => listOf([]))
    await expect.element(none.screen.getByText('No mentorship requests', { exact: true })).toBeVisible()
    const failed = await visitPage(listPath, () => problem('internal'))
    await expect.element(failed.screen.getByText('Failed to fetch mentorship requests')).toBeVisible()
  })

  it('[S-412] [S-415] [S-417] [W-21] lets an educator accept, and shows the address only then', async () => {
    let isAccepted = false
    const received = () => ({
      ...detail,
      viewer: 'mentor',
      status: isAccepted ? 'accepted' : 'pending',
      mentor: { id: 'usr_2', name: 'Asha Raghunath', avatarUrl: null, designation: null },
      learner: { ...request.learner, email: isAccepted ? request.learner.email : null },
    })
    const asked: string[] = []
    const { screen } = await visitPage(
      `${listPath}?request=mrq_1`,
      (url, { method }) => {
        asked.push(url.search)
        if (method === 'POST') isAccepted = true
        return url.pathname.includes('/mentorship-requests/mrq_1')
          ? Response.json(received(), { status: method === 'POST' ? 201 : 200 })
          : listOf([received()])
      },
      undefined,
      { role: 'educator', educatorStatus: 'approved' },
    )
    await expect.element(screen.getByRole('columnheader', { name: 'Student' })).toBeVisible()
    await expect.element(screen.getByText('Shown once you have accepted')).toBeVisible()
    await screen.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect.element(screen.getByRole('link', { name: 'meera@example.kere.test' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Accept', exact: true })).not.toBeInTheDocument()
    expect(asked.join()).toContain('side=mentor')
  })
})

const startsAt = '2031-11-27T14:30:00.000Z'
const slot = { startsAt, endsAt: '2031-11-27T15:10:00.000Z' }
const session = {
  id: 'mss_1',
  state: 'held',
  ...slot,
  heldUntil: '2031-11-20T14:30:00.000Z',
  cancelledBy: null,
  joinUrl: null,
  joinableFrom: '2031-11-27T14:15:00.000Z',
  movableUntil: '2031-11-27T02:30:00.000Z',
  ownNote: null,
  isOwnNoteShared: true,
  otherNote: 'Bring the sheet.',
}

describe('[W-19] [S-411] the sessions of an accepted request', () => {
  async function visitSessions(viewer: 'learner' | 'mentor', items: readonly object[], about: object = {}) {
    const asked: string[] = []
    const api = { items: [...items], goals: [{ id: 'mgl_1', title: 'Map the drain', isDone: false }] as object[] }
    const accepted = {
      ...detail,
      ...about,
      viewer,
      status: 'accepted',
      mentor: { id: 'usr_2', name: 'Asha Raghunath', avatarUrl: null, designation: 'Limnologist' },
    }
    const visit = await visitPage(
      `${listPath}?request=mrq_1`,
      async (url, sent) => {
        if (sent.method !== 'GET') asked.push(`${sent.method} ${url.pathname} ${await sent.clone().text()}`.trim())
        if (url.pathname.endsWith('/reports')) return new Response(null, { status: 204 })
        if (sent.method !== 'GET' && url.pathname.endsWith('/sessions')) api.items = [session]
        if (url.pathname.endsWith('/confirmation')) api.items = [{ ...session, state: 'confirmed', heldUntil: null }]
        if (/sessions|goals/.test(url.pathname))
          return Response.json(
            { ...api, slots: [slot], confirmsItself: false },
            { status: sent.method === 'POST' ? 201 : 200 },
          )
        return url.pathname.includes('/mentorship-requests/mrq_1') ? Response.json(accepted) : listOf([accepted])
      },
      undefined,
      viewer === 'mentor' ? { role: 'educator', educatorStatus: 'approved' } : {},
    )
    return { ...visit, asked }
  }

  it('lets the learner book an open time, in IST, and then add it to a calendar, move or cancel it', async () => {
    const { screen, asked, container } = await visitSessions('learner', [])
    await screen.getByRole('button', { name: 'Schedule a session' }).click()
    await screen.getByText('Thu 27 Nov 2031, 8:00 pm IST').click()
    await screen.getByRole('button', { name: 'Ask for this time' }).click()
    await expect.element(screen.getByText('Not confirmed')).toBeVisible()
    expect(asked).toEqual([`POST /api/mentorship-requests/mrq_1/sessions {"startsAt":"${startsAt}"}`])
    await expect
      .element(screen.getByRole('link', { name: 'Add to calendar' }))
      .toHaveAttribute('href', '/api/mentorship-sessions/mss_1/calendar')
    await expect.element(screen.getByText('Bring the sheet.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Move', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Cancel the session' })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
  })

  it('lets the mentor confirm it, and both tick goals', async () => {
    const { screen, asked } = await visitSessions('mentor', [session])
    await screen.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect.element(screen.getByText('Confirmed', { exact: true })).toBeVisible()
    await screen.getByRole('checkbox', { name: 'Map the drain' }).click()
    await expect
      .poll(() => asked)
      .toEqual([
        'POST /api/mentorship-sessions/mss_1/confirmation',
        'PATCH /api/mentorship-goals/mgl_1 {"isDone":true}',
      ])
  })

  const ofMinor = { isCopied: true, learner: { ...detail.learner, name: 'Ananya S.', email: null } }

  it('[C-49] tells a learner under 18 that the guardian has a copy, and reports in one press', async () => {
    const { screen, asked, container } = await visitSessions('learner', [session], ofMinor)
    await expect
      .element(screen.getByText('Your guardian gets a copy of everything that your mentor writes to you.'))
      .toBeVisible()
    await expect.element(screen.getByText('Your guardian has a copy.')).toBeVisible()
    for (const name of ['Report this note', 'Report this session', 'Report the mentor'])
      await screen.getByRole('button', { name }).click()
    await expect
      .poll(() => asked)
      .toEqual([
        'POST /api/mentorship-requests/mrq_1/reports {"about":"note","sessionId":"mss_1"}',
        'POST /api/mentorship-requests/mrq_1/reports {"about":"session","sessionId":"mss_1"}',
        'POST /api/mentorship-requests/mrq_1/reports {"about":"mentor"}',
      ])
    await expect.element(screen.getByText(/^Reported\. The team reads it within a day\./).nth(2)).toBeVisible()
    await page.viewport(360, 740)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await checkA11y(container)).toEqual([])
  })

  it('[C-49] tells the mentor before writing that the guardian gets a copy, and shows no address', async () => {
    const { screen } = await visitSessions('mentor', [session], { ...ofMinor, isLearnerMinor: true })
    const hint = 'This learner is under 18. Their guardian gets a copy of what you share.'
    await screen.getByText('Write a note').click()
    await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(hint)
    await expect.element(screen.getByRole('textbox', { name: 'New goal' })).toHaveAccessibleDescription(hint)
    await expect.element(screen.getByText('Not shown for learners under 18')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Report/ }).elements()).toEqual([])
  })

  it('asks each side for itself whether a session took place, and tells what the other says', async () => {
    const past = {
      ...session,
      state: 'confirmed',
      startsAt: '2026-10-01T14:30:00.000Z',
      endsAt: '2026-10-01T15:10:00.000Z',
    }
    const told = (id: string, learnerOutcome: string | null, mentorOutcome: string | null) => ({
      ...past,
      id,
      state: learnerOutcome ?? 'confirmed',
      learnerOutcome,
      mentorOutcome,
    })
    const { screen, asked, container } = await visitSessions('learner', [
      told('mss_1', null, 'happened'),
      told('mss_2', 'happened', null),
      told('mss_3', 'happened', 'missed'),
      told('mss_4', 'happened', 'happened'),
      told('mss_5', null, null),
    ])
    for (const text of [
      'Your mentor says it took place. Did it?',
      'You say it took place. Your mentor has not said yet.',
      'You say it took place, your mentor says it did not.',
      'Took place',
      'Did it take place?',
    ])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'It took place' }).first().click()
    await expect.poll(() => asked).toEqual(['PUT /api/mentorship-sessions/mss_1/outcome {"hasHappened":true}'])
    expect(await checkA11y(container)).toEqual([])
  })
})

it('[W-19] [W-20] a mentor says how many they take, until when not, and which hours are open', async () => {
  const stored = {
    capacity: 2,
    areas: [],
    pausedUntil: null,
    meetingUrl: null,
    confirmsItself: false,
    weeklyHours: [18],
    openedStarts: [],
    closedStarts: [],
    load: 1,
    sessions: [],
  }
  const sent: unknown[] = []
  const { screen, container } = await visitPage(
    `${listPath}/hours`,
    async (_, asked) => {
      if (asked.method === 'GET') return Response.json(stored)
      const body = (await asked.clone().json()) as object
      sent.push(body)
      return Response.json({ ...stored, ...body })
    },
    undefined,
    { role: 'educator', educatorStatus: 'approved' },
  )
  const form = screen.getByRole('form', { name: 'Your mentoring hours' })
  await expect.element(form.getByRole('gridcell', { name: 'Monday, 6 pm' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(form.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await form.getByRole('spinbutton').fill('3')
  await form.getByLabelText('Not now, until').fill('2031-12-01')
  await form.getByText('Areas', { exact: true }).click()
  await form.getByRole('checkbox', { name: 'Conservation' }).click()
  form.getByRole('gridcell', { name: 'Tuesday, 8 pm' }).element().focus()
  await userEvent.keyboard(' ')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText('Everything is saved')).toHaveFocus()
  await expect
    .poll(() => sent)
    .toMatchObject([{ capacity: 3, pausedUntil: '2031-12-01', areas: ['conservation'], weeklyHours: [18, 44] }])
  expect(await checkA11y(container)).toEqual([])
  await page.viewport(360, 740)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  for (const target of form.element().querySelectorAll('button, label:has(input), a, [role=gridcell]'))
    expect(Math.min(target.getBoundingClientRect().height, target.getBoundingClientRect().width)).toBeGreaterThan(24)
})

it('[W-19] a mentor drags over the hours of a week, or opens them with the keys', async () => {
  const stored = {
    capacity: 2,
    areas: [],
    pausedUntil: null,
    meetingUrl: null,
    confirmsItself: false,
    weeklyHours: [18],
    openedStarts: [],
    closedStarts: [],
    load: 0,
    sessions: [],
  }
  const sent: { weeklyHours: number[]; openedStarts: string[]; closedStarts: string[] }[] = []
  const { screen } = await visitPage(
    `${listPath}/hours`,
    async (_, asked) => {
      if (asked.method === 'GET') return Response.json(stored)
      const body: (typeof sent)[number] = await asked.clone().json()
      sent.push(body)
      return Response.json({ ...stored, ...body })
    },
    undefined,
    { role: 'educator', educatorStatus: 'approved' },
  )
  const cell = (name: string) => screen.getByRole('gridcell', { name })
  await expect.element(cell('Monday, 6 pm')).toBeVisible()
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)

  await cell('Tuesday, 7 am').dropTo(cell('Wednesday, 8 am'))
  for (const name of ['Tuesday, 7 am', 'Tuesday, 8 am', 'Wednesday, 7 am', 'Wednesday, 8 am'])
    await expect.element(cell(name)).toHaveAttribute('aria-selected', 'true')
  cell('Monday, 6 pm').element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(cell('Monday, 8 pm')).toHaveFocus()
  await userEvent.keyboard(' ')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent[0]?.weeklyHours).toEqual([18, 19, 31, 32, 55, 56])

  const weeks = screen.getByRole('combobox', { name: 'Week' })
  await weeks.selectOptions('1')
  await cell('Monday, 6 pm').click()
  await cell('Sunday, 9 pm').click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => [sent[1]?.closedStarts.length, sent[1]?.openedStarts.length]).toEqual([1, 1])
  expect(sent[1]?.weeklyHours).toEqual(sent[0]?.weeklyHours)
})

import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const round = {
  round: 1,
  state: 'open',
  opensAt: null,
  deadline: '2026-12-15T12:30:00.000Z',
  startsOn: '2027-02-08',
  endsOn: '2027-08-08',
  unmet: [],
  hasApplied: false,
}
const fellowship = {
  person: { name: 'Meera Nambiar', email: 'meera@kere.test' },
  tracks: [
    { ...round, track: 'k12', unmet: ['This track is for grades 9 to 12, as your profile says.'] },
    { ...round, track: 'college' },
    { ...round, track: 'professional', state: 'closed' },
  ],
  draft: null,
  applications: [],
  asOf: '2026-11-20T08:30:00.000Z',
}
const application = {
  id: 'fel_1',
  track: 'college',
  round: 1,
  status: 'pending',
  createdAt: '2026-11-18T16:10:00.000Z',
  decidedAt: null,
  reason: null,
  canBeWithdrawn: true,
  organization: 'Hebbal Institute',
  role: 'Third year',
  areaOfInterest: 'Urban water',
  motivation: 'Our street floods.',
  phoneNumber: '+919845012345',
  location: 'Bengaluru',
  guardianContact: null,
  linkedinUrl: null,
  preferredMode: null,
  statement: { id: 'fil_1', name: 'statement.pdf', size: 1000 },
  deadline: round.deadline,
  startsOn: round.startsOn,
}

let sent: { method: string; path: string; body: unknown; key: string | null }[]

beforeEach(() => {
  sent = []
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

const startApi = (answer: object, refuse?: Response): FetchStub => {
  let stored: object = answer
  return async (url, request) => {
    if (request.method === 'GET') return Response.json(stored)
    const body: unknown = request.method === 'DELETE' ? null : await request.json()
    sent.push({ method: request.method, path: url.pathname, body, key: request.headers.get('idempotency-key') })
    if (url.pathname.endsWith('/draft')) return Response.json({ version: 1, savedAt: fellowship.asOf })
    if (refuse) return refuse
    stored = { ...fellowship, applications: request.method === 'DELETE' ? [] : [application] }
    return request.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json(application, { status: 201 })
  }
}

const form = page.getByRole('form', { name: 'Fellowship application' })

async function fill() {
  await form.getByLabelText('Organization').fill('Hebbal Institute')
  await form.getByLabelText('Role').fill('Third year')
  await form.getByLabelText('Phone number').fill('98450 12345')
  await form.getByLabelText('Location').fill('Bengaluru')
  await form.getByLabelText('Area of interest').fill('Urban water')
  await form.getByLabelText('Motivation').fill('Our street floods.')
}

describe('without an application', () => {
  it('[S-364] [S-365] [S-366] [S-367] [C-25] is a form with name and email from the profile, and tells of each track what it asks', async () => {
    await visitPage('/dashboard/fellowship?track=college', startApi(fellowship))
    await expect.element(form.getByLabelText('Name')).toHaveValue('Meera Nambiar')
    await expect.element(form.getByLabelText('Name')).toHaveAttribute('readonly')
    await expect.element(form.getByRole('radio', { name: /College Fellowship/ })).toBeChecked()
    await expect.element(form.getByText('You meet the conditions of this track.')).toBeVisible()
    await expect.element(form.getByRole('radio', { name: /Professional Fellowship/ })).toBeDisabled()
    await form.getByRole('radio', { name: /K-12 Fellowship/ }).click()
    await expect.element(form.getByText('This track is for grades 9 to 12, as your profile says.')).toBeVisible()
    await expect.element(form.getByLabelText('Guardian contact')).toBeVisible()
    expect(await checkA11y()).toEqual([])
  })

  it('[S-368] says with each field what is missing', async () => {
    await visitPage('/dashboard/fellowship?track=k12', startApi(fellowship))
    await form.getByRole('button', { name: 'Submit application' }).click()
    const summary = form.getByRole('alert')
    for (const text of [
      'Organization is required',
      'Role is required',
      'Area of interest is required',
      'Motivation is required',
      'Phone number is required',
      'Location is required',
      'Guardian contact is required for K-12 applicants',
    ])
      await expect.element(summary.getByRole('button', { name: text })).toBeVisible()
    expect(sent.filter(({ path }) => path.endsWith('/applications'))).toEqual([])
  })

  it('[S-370] is submitted once, says so, and is followed by the tracker', async () => {
    const api = startApi(fellowship)
    // The answer waits for both clicks, because a click on the next element would move the focus.
    const pressed = Promise.withResolvers<void>()
    await visitPage('/dashboard/fellowship?track=college', async (url, request) => {
      if (url.pathname.endsWith('/applications')) await pressed.promise
      return api(url, request)
    })
    await fill()
    await form.getByRole('button', { name: 'Submit application' }).dblClick()
    pressed.resolve()
    await expect.element(page.getByRole('status').getByText('Application Submitted!')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'College Fellowship' })).toHaveFocus()
    const posted = sent.filter(({ path }) => path.endsWith('/applications'))
    expect(posted).toMatchObject([{ body: { track: 'college', role: 'Third year', phoneNumber: '9845012345' } }])
  })

  it('[S-370] [S-577.fellowship] says "Application Submitted!" for 3 seconds', async () => {
    await visitPage('/dashboard/fellowship?track=college', startApi(fellowship))
    await fill()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await form.getByRole('button', { name: 'Submit application' }).click()
    const said = page.getByRole('status').getByText('Application Submitted!')
    await expect.element(said).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'College Fellowship' })).toBeVisible()
    vi.advanceTimersByTime(2999)
    await expect.element(said).toBeVisible()
    vi.advanceTimersByTime(1)
    await expect.element(said).not.toBeInTheDocument()
  })

  it('[C-25] keeps what was typed where the track was closed meanwhile', async () => {
    await visitPage('/dashboard/fellowship?track=college', startApi(fellowship, problem('fellowship_closed')))
    await fill()
    await form.getByRole('button', { name: 'Submit application' }).click()
    await expect.element(form.getByText('Applications for this track are closed. Your draft is kept')).toBeVisible()
    await expect.element(form.getByLabelText('Role')).toHaveValue('Third year')
  })

  it('[S-372] says that it failed where nothing answers', async () => {
    await visitPage('/dashboard/fellowship?track=college', startApi(fellowship, problem('internal')))
    await fill()
    await form.getByRole('button', { name: 'Submit application' }).click()
    await expect.element(form.getByText('Failed to submit application. Please try again.')).toBeVisible()
    await expect.element(form.getByLabelText('Role')).toHaveValue('Third year')
    await form.getByRole('button', { name: 'Submit application' }).click()
    const keys = () => sent.filter(({ path }) => path.endsWith('/applications')).map(({ key }) => key)
    await expect.poll(keys).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })
})

describe('with one', () => {
  it('[S-371] is a tracker with what was sent, and can be withdrawn', async () => {
    await visitPage('/dashboard/fellowship', startApi({ ...fellowship, applications: [application] }))
    await expect.element(page.getByText('Under Review').first()).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Download' }))
      .toHaveAttribute('href', '/api/files/fil_1/content')
    expect(await checkA11y()).toEqual([])
    await page.getByRole('button', { name: 'Withdraw' }).click()
    expect(sent).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click()
    await expect.element(form).toBeVisible()
    await expect
      .poll(() => sent)
      .toMatchObject([{ method: 'DELETE', path: '/api/me/fellowship/applications/fel_1', body: null }])
  })

  it.each([
    ['approved', 'Approved'],
    ['rejected', 'Not Selected'],
  ])('[S-371] says %s as %s, with the reason where there is one', async (status, label) => {
    const decided = {
      ...application,
      status,
      canBeWithdrawn: false,
      decidedAt: fellowship.asOf,
      reason: 'Places are full.',
    }
    await visitPage('/dashboard/fellowship', startApi({ ...fellowship, applications: [decided] }))
    await expect.element(page.getByText(label, { exact: true }).first()).toBeVisible()
    expect(page.getByText('Places are full.').elements()).toHaveLength(status === 'rejected' ? 1 : 0)
    expect(page.getByRole('button', { name: 'Withdraw' }).query()).toBeNull()
  })

  it('[S-372] says that it could not be checked', async () => {
    await visitPage('/dashboard/fellowship', () => problem('internal'))
    await expect.element(page.getByText('Failed to check application status')).toBeVisible()
  })
})

it('opens each of several applications, with the reason of one that was not selected', async () => {
  const earlier = {
    ...application,
    id: 'fel_0',
    status: 'rejected',
    reason: 'Places were full.',
    decidedAt: '2026-01-12T06:00:00.000Z',
    canBeWithdrawn: false,
  }
  const { screen } = await visitPage(
    '/dashboard/fellowship',
    startApi({ ...fellowship, applications: [application, earlier] }),
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'College Fellowship' })).toBeVisible()
  expect(screen.getByText('Places were full.').elements()).toEqual([])
  await screen.getByRole('link', { name: 'College Fellowship' }).nth(1).click()
  await expect.element(screen.getByText('Places were full.')).toBeVisible()
  // The decision came before the planned beginning of the review.
  expect(screen.getByText(/^From 16 Dec/).elements()).toEqual([])
  await expect.element(screen.getByRole('link', { name: 'College Fellowship' }).nth(1)).toHaveAttribute('aria-current')
})

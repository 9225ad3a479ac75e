import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const meera = {
  id: 'fel_1',
  track: 'college',
  round: 1,
  createdAt: '2026-11-20T10:41:00.000Z',
  name: 'Meera Nambiar',
  email: 'meera@example.in',
  organization: 'Hebbal Institute',
  role: 'Third year',
  areaOfInterest: 'Urban water',
  status: 'pending',
  isBlind: false,
  score: null,
  decidedAt: null,
  decidedBy: null,
  hasConflict: false,
}
const detail = {
  ...meera,
  motivation: 'Our street floods each October.',
  phoneNumber: '+919845012345',
  location: 'Bengaluru',
  guardianContact: null,
  linkedinUrl: null,
  preferredMode: 'hybrid',
  statement: { name: 'statement.pdf', size: 348_000 },
  reason: null,
  review: { motivation: null, fit: null, feasibility: null, note: '', hasDeclaredConflict: false },
  otherReviews: [],
  history: [{ at: meera.createdAt, label: 'Applied', by: null }],
}
const round = {
  round: 1,
  state: 'open',
  opensAt: null,
  deadline: '2026-12-15T12:30:00.000Z',
  startsOn: null,
  endsOn: null,
  isSwitchedOn: true,
  capacity: 60,
  isBlind: false,
}
const list = {
  items: [meera],
  nextCursor: null,
  total: 1,
  totalIsLowerBound: false,
  counts: { pending: 1, approved: 0, rejected: 0 },
  tracks: ['k12', 'college', 'professional'].map((track) => ({ track, total: 1, pending: 1, approvedInRound: 9 })),
}

let sent: unknown[]

beforeEach(() => {
  sent = []
})
afterEach(() => page.viewport(1280, 800))

const startApi =
  (answers: Record<string, () => Response> = {}): FetchStub =>
  async (url, request) => {
    const { pathname } = url
    if (request.method !== 'GET') sent.push([request.method, pathname, await request.json().catch(() => null)])
    const answer = answers[`${request.method} ${pathname}`]
    if (answer) return answer()
    if (pathname === '/api/fellowship-rounds')
      return Response.json({
        asOf: meera.createdAt,
        items: ['k12', 'college', 'professional'].map((track) => ({ ...round, track })),
      })
    if (pathname.startsWith('/api/fellowship-rounds/'))
      return Response.json({ ...round, track: 'college', isSwitchedOn: false, state: 'closed' })
    if (pathname === '/api/fellowship-applications') return Response.json(list)
    return Response.json(detail, { status: request.method === 'POST' ? 201 : 200 })
  }

const main = page.getByRole('main')

it('[S-457] [S-458] [S-459] [S-463] [S-464] [S-465] shows the tracks, the counts and the applications', async () => {
  await visitPage('/dashboard/fellowship-applications', startApi())
  await expect
    .element(main.getByText('Manage fellowship applications and program availability (3 total applications)'))
    .toBeVisible()
  for (const name of ['Refresh', 'Export CSV'])
    await expect.element(main.getByRole('button', { name, exact: true })).toBeVisible()
  const cards = [...document.querySelectorAll('main dl dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.querySelector('a')?.textContent,
  ])
  expect(cards).toEqual([
    ['Total Applications', '3'],
    ['K-12', '1'],
    ['College', '1'],
    ['Professional', '1'],
  ])
  await expect.element(main.getByRole('heading', { name: 'Fellowship Availability' })).toBeVisible()
  expect(main.getByRole('switch').elements()).toHaveLength(3)
  await expect.element(main.getByText('9 of 60 places').first()).toBeVisible()
  for (const name of ['Date', 'Name', 'Track', 'Organization', 'Area of Interest', 'Status', 'Actions'])
    await expect.element(main.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible()
  await expect
    .element(main.getByRole('searchbox', { name: 'Search applications' }))
    .toHaveAttribute('placeholder', 'Search by name or email')
  for (const name of ['Track', 'From Date', 'To Date'])
    await expect.element(main.getByLabelText(name).first()).toBeInTheDocument()
  await expect.element(main.getByRole('link', { name: 'Reset Filters' }).first()).toBeVisible()
  await expect.element(main.getByRole('button', { name: /Approve/ })).toBeVisible()
  await expect.element(main.getByRole('button', { name: /Reject/ })).toBeVisible()
  expect(await checkA11y()).toEqual([])
})

it.each([
  [1280, 500],
  [700, 500],
  [360, 740],
])('[S-469] asks in a modal no wider than 2xl and no higher than 90%% of %i by %i px', async (width, height) => {
  await page.viewport(width, height)
  await visitPage('/dashboard/fellowship-applications', startApi())
  const figure = main.getByText('Total Applications', { exact: true })
  await expect.poll(() => figure.element().checkVisibility()).toBe(width >= 800)
  if (width < 800) await main.getByText('Fellowship Availability').click()
  await main.getByRole('button', { name: 'Edit dates of College' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const { offsetWidth, offsetHeight, scrollHeight } = dialog.element() as HTMLElement
  expect(offsetWidth).toBeLessThanOrEqual(42 * 16)
  expect(offsetHeight).toBeLessThanOrEqual(0.9 * height)
  expect(height > 500 || scrollHeight > offsetHeight).toBe(true)
})

it('[S-460] [W-22] says what a switch has done, and takes it back', async () => {
  const { notices } = await visitPage('/dashboard/fellowship-applications', startApi())
  await main.getByRole('switch', { name: 'College takes applications' }).click()
  await expect
    .poll(() => notices.map(({ text }) => text))
    .toEqual(['Fellowship College is now closed for applications'])
  await expect.poll(() => sent).toEqual([['PATCH', '/api/fellowship-rounds/college', { isSwitchedOn: false }]])
})

it('[S-472] [W-26] keeps the row where an update fails, and says why', async () => {
  const { notices } = await visitPage(
    '/dashboard/fellowship-applications',
    startApi({ 'POST /api/fellowship-applications/fel_1/approval': () => problem('fellowship_full') }),
  )
  await main.getByRole('button', { name: /Approve/ }).click()
  await expect
    .poll(() => notices.map(({ text }) => text))
    .toEqual(['Failed to update application status: The places of this round are full.'])
  await expect.element(main.getByText('Under Review').first()).toBeVisible()
})

it('marks a fellow as having completed the fellowship', async () => {
  const fellow = { ...meera, status: 'approved', decidedAt: meera.createdAt, decidedBy: 'Asha Raghunath' }
  const { notices } = await visitPage(
    '/dashboard/fellowship-applications',
    startApi({
      'GET /api/fellowship-applications': () => Response.json({ ...list, items: [fellow] }),
      'PUT /api/fellowship-applications/fel_1/completion': () =>
        Response.json({ ...detail, ...fellow, completedAt: meera.createdAt }),
    }),
  )
  await main.getByRole('button', { name: /^Mark as completed/ }).click()
  await expect
    .poll(() => notices)
    .toMatchObject([{ text: 'Meera Nambiar gets a certificate. The email leaves in ten seconds.' }])
  await expect.poll(() => sent).toEqual([['PUT', '/api/fellowship-applications/fel_1/completion', null]])
})

it('[S-466] says that there is none yet', async () => {
  const none = () => Response.json({ ...list, items: [], total: 0, counts: { pending: 0, approved: 0, rejected: 0 } })
  await visitPage('/dashboard/fellowship-applications', startApi({ 'GET /api/fellowship-applications': none }))
  await expect.element(main.getByText('No fellowship applications yet')).toBeVisible()
  await expect
    .element(main.getByText('Fellowship applications will appear here once students submit them'))
    .toBeVisible()
})

it('[S-467] [S-461] says that none matches, and resets the filters', async () => {
  const none = () => Response.json({ ...list, items: [], total: 0 })
  await visitPage(
    '/dashboard/fellowship-applications?track=k12',
    startApi({ 'GET /api/fellowship-applications': none }),
  )
  await expect.element(main.getByText('No applications found')).toBeVisible()
  await expect
    .element(main.getByText('No applications match your current filters. Try adjusting your search filters'))
    .toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Reset Filters' }).first()).toBeVisible()
})

it('[S-471] says that it did not load', async () => {
  await visitPage(
    '/dashboard/fellowship-applications',
    startApi({ 'GET /api/fellowship-applications': () => problem('internal') }),
  )
  await expect.element(main.getByText('Error Loading Fellowship Applications')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Refresh Page' })).toBeVisible()
})

it('[S-468] shows one application with everything, gives points and notes, and decides by keyboard', async () => {
  const full = { ...detail, guardianContact: 'aunt@example.in', linkedinUrl: 'https://www.linkedin.com/in/meera' }
  const { notices } = await visitPage(
    '/dashboard/fellowship-applications/fel_1',
    startApi({ 'GET /api/fellowship-applications/fel_1': () => Response.json(full) }),
  )
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Meera Nambiar')
  for (const name of ['Approve', 'Reject', 'Download'])
    await expect.element(main.getByRole('button', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: /in\/meera/ }))
    .toHaveAttribute('href', 'https://www.linkedin.com/in/meera')
  for (const text of [
    /20 Nov 2026/,
    'meera@example.in',
    'College Fellowship',
    'Third year',
    'aunt@example.in',
    'Under Review',
    '+919845012345',
    'Bengaluru',
    'Hebbal Institute',
    'Urban water',
    'Our street floods each October.',
    'statement.pdf',
  ])
    await expect.element(main.getByText(text).first()).toBeVisible()
  await main.getByRole('group', { name: 'Fit' }).getByText('4').click()
  await expect
    .poll(() => sent)
    .toEqual([['PUT', '/api/fellowship-applications/fel_1/review', { ...detail.review, fit: 4 }]])
  expect(await checkA11y()).toEqual([])
  await main.getByRole('heading', { level: 1 }).click()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  await expect.poll(() => notices.map(({ text }) => text).join()).toMatch(/Meera Nambiar is approved/)
})

it('links to a statement only after it is said who sent it', async () => {
  await visitPage(
    '/dashboard/fellowship-applications/fel_1',
    startApi({ 'POST /api/fellowship-applications/fel_1/statement-links': () => problem('internal') }),
  )
  await main.getByRole('button', { name: 'Download the statement' }).click()
  const question = page.getByRole('dialog', { name: 'Download the statement?' })
  await expect.element(question.getByText(/statement.pdf was sent by Meera Nambiar/)).toBeVisible()
  expect(sent).toEqual([])
  expect(await checkA11y()).toEqual([])
  await question.getByRole('button', { name: 'Download', exact: true }).click()
  await expect.element(question.getByText(/The document was not opened/)).toBeVisible()
  await expect.poll(() => sent).toHaveLength(1)
})

it('shows nothing in blind review that tells who it is, and no decision to who has a conflict', async () => {
  const blind = {
    ...detail,
    name: null,
    email: null,
    organization: null,
    phoneNumber: null,
    location: null,
    isBlind: true,
    hasConflict: true,
    statement: { name: null, size: 1 },
  }
  await visitPage(
    '/dashboard/fellowship-applications/fel_1',
    startApi({ 'GET /api/fellowship-applications/fel_1': () => Response.json(blind) }),
  )
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Urban water')
  await expect.element(main.getByText('Hidden while the review is blind').first()).toBeVisible()
  await expect.element(main.getByText(/You have a conflict of interest here/)).toBeVisible()
  expect(main.getByRole('button', { name: 'Approve' }).query()).toBeNull()
})

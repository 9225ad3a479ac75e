import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, expect, it, vi } from 'vitest'
import { makeRemote } from '../../../testing/answers.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/dashboard/system'

const waiting = {
  name: 'emails-waiting',
  group: 'queue',
  label: 'Emails',
  text: 'Written and not sent yet',
  path: '/dashboard/outbox?state=pending',
  count: 212,
  countIsLowerBound: false,
  since: '2026-11-20T04:18:00.000Z',
  targetMinutes: 1,
  isLate: true,
}

const failed = {
  ...waiting,
  name: 'emails-failed',
  group: 'failure',
  label: 'Emails failed',
  text: 'Given up after five attempts. Decide whether to send them again.',
  path: '/dashboard/outbox?state=dead',
  count: 3,
  targetMinutes: null,
}

/** A fact that this page does not know by name, as another capability declares it. */
const copied = {
  ...waiting,
  name: 'a-later-capability',
  group: 'record',
  label: 'Copy of the library',
  text: 'Every night',
  path: null,
  count: null,
  since: '2026-11-19T21:30:00.000Z',
  targetMinutes: 26 * 60,
  isLate: false,
}

const answerWith = (facts: object[]) => ({
  at: '2026-11-20T04:30:00.000Z',
  facts,
  database: { bytes: 4_120_000_000, limitBytes: 10_000_000_000 },
})

const objective = {
  name: 'emails',
  label: 'Emails',
  text: 'No email waits for longer than a minute',
  measuredBy: 'The oldest waiting email is looked at once a minute',
  unit: 'minute',
  target: 0.99,
  windowDays: 28,
  good: 20_000,
  bad: 3,
  allowed: 403,
  days: [
    { day: '2026-11-19', good: 1437, bad: 3 },
    { day: '2026-11-20', good: 600, bad: 0 },
  ],
  burn: null,
}

/** The page reads the status from the shell, past the API. */
function answerStatus(answer: () => Response) {
  const real = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) =>
    request[0] === '/status.json' ? answer() : real(...request),
  )
}

afterEach(() => void vi.restoreAllMocks())

function visit(facts: object[], objectives: object[] = [objective]) {
  answerStatus(() => Response.json({ objectives }))
  return visitPage(path, ({ pathname }) =>
    pathname === '/api/releases'
      ? Response.json({ remotes: [makeRemote('admin', 20), makeRemote('public')], shell: 'B7xQ2kP1' })
      : Response.json(answerWith(facts)),
  )
}

it('says what waits, how long and whether that is late, and leads to the list', async () => {
  const { screen } = await visit([
    waiting,
    {
      ...waiting,
      name: 'x',
      label: 'Texts',
      count: 1000,
      countIsLowerBound: true,
      since: null,
      targetMinutes: null,
      isLate: false,
    },
  ])
  const table = screen.getByRole('table', { name: 'Queues' })
  await expect
    .element(table.getByRole('row', { name: /Emails/ }))
    .toHaveTextContent(/Emails\s*Written and not sent yet\s*212.*12 minutes.*1 minute.*Late/)
  await expect.element(table.getByRole('row', { name: /Texts/ })).toHaveTextContent(/1,000\+.*–.*–.*Fine/)
  await expect
    .element(table.getByRole('link', { name: 'Emails' }))
    .toHaveAttribute('href', '/dashboard/outbox?state=pending')
  await expect.element(screen.getByText('2 queues, 1 late')).toBeVisible()
  const stats = screen.getByRole('region', { name: 'Quick Stats' })
  await expect.element(stats).toHaveTextContent(/Emails waiting\s*212\s*Oldest 12 minutes, target 1 minute/)
  await expect.element(stats).toHaveTextContent(/Database\s*42%\s*4.12 GB of 10 GB/)
})

it('puts what was given up on top, and leads to it', async () => {
  const { screen } = await visit([waiting, failed])
  const decision = screen.getByRole('region', { name: 'Needs a decision' })
  await expect.element(decision).toHaveTextContent(/Emails failed.*3/)
  await expect.element(decision.getByRole('link')).toHaveAttribute('href', '/dashboard/outbox?state=dead')
})

it('has no such part where nothing was given up', async () => {
  const { screen } = await visit([
    { ...waiting, isLate: false },
    { ...failed, count: 0, isLate: false },
  ])
  await expect.element(screen.getByText('1 queue, all in time')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Needs a decision' })).not.toBeInTheDocument()
})

it('shows what another capability declares, without knowing it', async () => {
  const { screen } = await visit([waiting, copied])
  const runs = screen.getByRole('table', { name: 'Last runs' })
  await expect
    .element(runs.getByRole('row', { name: /Copy of the library/ }))
    .toHaveTextContent(/Every night.*7 hours.*26 hours.*Fine/)
})

it('names the running releases and the shell', async () => {
  const { screen } = await visit([waiting])
  const releases = screen.getByRole('region', { name: 'Runs now' })
  await expect.element(releases).toHaveTextContent(/Admin console.*a1b2c3d4e5f6, 0f9e8d7c6b5a on trial.*Public site/)
  await expect.element(releases).toHaveTextContent(/Shell.*B7xQ2kP1/)
})

it('says of each objective what is left of its budget, and which days were bad', async () => {
  const { screen } = await visit(
    [waiting],
    [objective, { ...objective, name: 'exports', label: 'CSV files', unit: 'file', good: 0, bad: 0, allowed: 1 }],
  )
  const part = screen.getByRole('region', { name: 'Objectives' })
  await expect.element(part.getByRole('img', { name: '1 day of 28 with a bad minute' })).toBeVisible()
  await expect
    .element(part)
    .toHaveTextContent(
      /Emails\s*Met\s*No email waits for longer than a minute\. The oldest.*400 of 403 bad minutes left in 28 days, target 99%/,
    )
  await expect.element(part).toHaveTextContent(/CSV files\s*Met.*Nothing counted yet, target 99%/)
  await part.getByText('1 day with a bad minute').click()
  await expect.element(part.getByRole('row', { name: /19 Nov/ })).toHaveTextContent(/1,440\s*3$/)
})

it('says that an objective is missed too often, since when and how fast, and that a budget is spent', async () => {
  const burn = { since: '2026-11-20T04:00:00.000Z', reason: 'In the last hour, 9 of 60 minutes were bad.' }
  const { screen, container } = await visit(
    [waiting],
    [
      { ...objective, burn },
      { ...objective, name: 'x', label: 'Pages', bad: 41, allowed: 40, target: 0.999 },
    ],
  )
  const part = screen.getByRole('region', { name: 'Objectives' })
  await expect
    .element(part)
    .toHaveTextContent(/Missed too often.*Since .*20 Nov.*9:30 am IST\. In the last hour, 9 of 60 minutes were bad\./)
  await expect.element(part).toHaveTextContent(/Budget spent.*41 bad minutes in 28 days, 40 allowed, target 99\.9%/)
  expect(await checkA11y(container)).toEqual([])
})

it('shows either half if the other cannot be loaded, and tries again', async () => {
  answerStatus(() => Response.json({ objectives: [] }))
  let isUp = false
  const { screen } = await visitPage(path, ({ pathname }) => {
    if (pathname === '/api/releases') return Response.json({ remotes: [makeRemote('admin')] })
    return isUp ? Response.json(answerWith([waiting])) : problem('unavailable')
  })
  await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the state of the system' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Runs now' })).toHaveTextContent('Admin console')
  await expect.element(screen.getByText('Nothing counted yet. Look again in a minute.')).toBeVisible()
  isUp = true
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('table', { name: 'Queues' })).toBeVisible()
})

it('shows everything else if the objectives cannot be loaded, without waiting for the API', async () => {
  answerStatus(() => new Response('', { status: 503 }))
  const { screen } = await visitPage(path, ({ pathname }) => {
    return pathname === '/api/releases' ? Response.json({ remotes: [] }) : Response.json(answerWith([waiting]))
  })
  await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the objectives' })).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Queues' })).toBeVisible()
})

it('has nothing for axe', async () => {
  const { container, screen } = await visit([waiting, failed, copied])
  await expect.element(screen.getByRole('table', { name: 'Queues' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Runs now' })).toHaveTextContent('Shell')
  expect(await checkA11y(container)).toEqual([])
})

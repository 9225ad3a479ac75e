import type { ReportedProfile } from '@kere/contracts/people/profile-reports'
import type { ReportedStatus } from '@kere/contracts/people/profile-reports-options'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const path = '/dashboard/reports'

const makeProfile = (about: Partial<ReportedProfile> = {}): ReportedProfile => ({
  id: 'rpt_1',
  person: {
    id: 'usr_7',
    name: 'Asha Raghunath',
    avatarUrl: null,
    kind: 'educator',
    bio: 'Sells answers.',
    isListed: true,
  },
  status: 'waiting',
  times: 3,
  latestReason: 'spam',
  lastReportedAt: '2026-11-20T10:42:00.000Z',
  decision: null,
  reply: null,
  ...about,
})

const report = {
  id: 'rep_1',
  reason: 'spam',
  text: 'Sells exam answers in the bio.',
  at: '2026-11-20T10:42:00.000Z',
  isFromUser: true,
  wantsAnswer: true,
  isDoubtful: false,
  isDecided: false,
}

const statuses = { dismiss: 'dismissed', warn: 'warned', hide: 'hidden', suspend: 'suspended' } as const

function startApi(first = makeProfile()) {
  let profile = first
  const sent: unknown[] = []
  const answer: FetchStub = async ({ pathname }, request) => {
    if (pathname.endsWith('/reports')) return Response.json({ items: [report] })
    if (request.method === 'GET') {
      const counts = { waiting: 0, replied: 0, warned: 0, hidden: 0, suspended: 0, dismissed: 0, doubtful: 0 }
      // The statuses in this test are known ones.
      counts[profile.status as ReportedStatus] = 1
      return Response.json({ items: [profile], nextCursor: null, total: 1, totalIsLowerBound: false, counts })
    }
    const body: unknown = request.method === 'DELETE' ? null : await request.json()
    sent.push(body)
    // The page's own client has already validated the body.
    const decision = (body as { decision: keyof typeof statuses } | null)?.decision
    profile = { ...profile, status: decision ? statuses[decision] : 'waiting' }
    return Response.json(profile, { status: decision ? 201 : 200 })
  }
  return { answer, sent }
}

describe('reports', () => {
  it('[W-51] are one row for each person, with what was reported beside it', async () => {
    const { screen, container } = await visitPage(`${path}?report=rpt_1`, startApi().answer)
    await expect
      .element(screen.getByRole('row', { name: /Asha Raghunath/ }))
      .toHaveTextContent(/Educator.*Spam, selling or a scam.*3 reports.*Waiting/)
    const panel = screen.getByRole('complementary', { name: 'Asha Raghunath' })
    await expect.element(panel.getByText('Sells exam answers in the bio.')).toBeVisible()
    await expect.element(panel.getByText(/A user, .*waits for an answer/)).toBeVisible()
    await expect
      .element(panel.getByRole('link', { name: 'Open the profile' }))
      .toHaveAttribute('href', '/services/educators/usr_7')
    expect(await checkA11y(container)).toEqual([])
  })

  it('[W-51] hides with words for the person, and takes it back', async () => {
    const { answer, sent } = startApi()
    const { screen, notices } = await visitPage(`${path}?report=rpt_1`, answer)
    await screen.getByText('Hide or suspend').click()
    await screen.getByRole('button', { name: 'Hide the profile' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Hide Asha Raghunath?' })
    await dialog.getByRole('button', { name: 'Hide and send the email' }).click()
    await expect.element(dialog.getByText('Please write what the person should know')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'What we tell them' }).fill('Your bio sells answers.')
    await dialog.getByRole('button', { name: 'Hide and send the email' }).click()
    await expect.poll(() => notices[0]).toMatchObject({ action: { label: 'Undo' } })
    notices[0]?.action?.run()
    await expect
      .poll(() => sent)
      .toEqual([{ decision: 'hide', message: 'Your bio sells answers.', status: 'waiting' }, null])
    await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  })

  it('[W-51] dismisses at once, and says when another admin was first', async () => {
    const { answer, sent } = startApi()
    const { screen } = await visitPage(`${path}?report=rpt_1`, answer)
    await screen.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => sent).toEqual([{ decision: 'dismiss', status: 'waiting' }])

    const late = await visitPage(`${path}?report=rpt_1`, async (url, request) =>
      request.method === 'GET' ? startApi().answer(url, request) : problem('report_changed'),
    )
    await late.screen.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => late.notices[0]).toMatchObject({ tone: 'error', text: /Someone else has decided/ })
  })

  it('[W-51] shows the reply of who is hidden, and shows them again', async () => {
    const replied = makeProfile({
      status: 'replied',
      decision: { at: '2026-11-21T10:00:00.000Z', by: 'Vasudha Rao', message: 'Your bio sells answers.' },
      reply: { text: 'I took it out.', at: '2026-11-21T11:00:00.000Z' },
    })
    const { answer, sent } = startApi(replied)
    const { screen } = await visitPage(`${path}?report=rpt_1`, answer)
    await expect.element(screen.getByText('I took it out.')).toBeVisible()
    await screen.getByText('Hide or suspend').click()
    await expect.element(screen.getByRole('button', { name: 'Keep hidden' })).toBeVisible()
    await screen.getByRole('button', { name: 'Show again' }).click()
    await expect.poll(() => sent).toEqual([{ decision: 'dismiss', status: 'replied' }])
  })
})

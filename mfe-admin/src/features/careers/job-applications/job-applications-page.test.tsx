import type { JobApplication } from '@kere/contracts/careers/job-application-review'
import type { FetchStub } from '@kere/platform/react/stage'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const path = '/dashboard/job-applications'

const application: JobApplication = {
  id: 'job_1',
  createdAt: '2026-11-20T10:42:00.000Z',
  name: 'Sana Qureshi',
  email: 'sana@example.in',
  isAddressProven: true,
  positionId: 'tech-cofounder',
  position: 'Technical Co-founder',
  link: 'https://linkedin.com/in/sana',
  note: 'Twelve years of payment systems. '.repeat(10).trim(),
  stage: 'in_review',
  resume: { name: 'sana.pdf', size: 420_000 },
  teamNote: '',
  answer: null,
}

const counts = {
  new: 0,
  in_review: 1,
  interview: 0,
  offer: 0,
  hired: 0,
  declined: 0,
  withdrawn: 0,
  doubtful: 0,
}

const answer =
  (items: readonly JobApplication[]): FetchStub =>
  ({ pathname }) =>
    Response.json(
      pathname.startsWith('/api/managed-career-positions')
        ? { items: [] }
        : { items, nextCursor: null, total: items.length, totalIsLowerBound: false, counts },
    )

it('[S-576.note] [part of S-448] shows 100 characters of a note in the list', async () => {
  const { screen } = await visitPage(path, answer([{ ...application, note: 'ಕ'.repeat(101) }]))
  const row = screen.getByRole('row', { name: /Sana Qureshi/ })
  await expect.element(row.getByText(`${'ಕ'.repeat(99)}…`, { exact: true })).toBeVisible()
})

it('[part of S-448] says who has applied, and all of the note in its panel', async () => {
  const { screen, container } = await visitPage(`${path}?application=job_1`, answer([application]))
  const panel = screen.getByRole('complementary', { name: 'Sana Qureshi, Technical Co-founder' })
  await expect.element(panel.getByText('sana.pdf')).toBeVisible()
  await expect.element(panel.getByText(application.note)).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Ask to talk' })).toBeVisible()
  expect(await checkA11y(container)).toEqual([])
})

it('[part of S-448] says that there is none, and that they could not be fetched', async () => {
  const { screen } = await visitPage(path, answer([]))
  await expect.element(screen.getByRole('heading', { name: 'No applications found' })).toBeVisible()
  const failed = await visitPage(path, () => problem('unavailable'))
  await expect.element(failed.screen.getByRole('heading', { name: 'Failed to fetch applications' })).toBeVisible()
})

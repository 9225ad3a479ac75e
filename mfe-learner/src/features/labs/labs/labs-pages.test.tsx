import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const none = { items: [], nextCursor: null, total: 0, totalIsLowerBound: false }

it('[S-405] says that no lab is open', async () => {
  await visitPage('/dashboard/challenge-labs', ({ pathname }) =>
    pathname === '/api/challenge-labs'
      ? Response.json({ ...none, sample: null })
      : pathname === '/api/me/lab-participations'
        ? Response.json(none)
        : problem('not_found'),
  )
  await expect.element(page.getByRole('heading', { name: 'No open challenge labs' })).toBeVisible()
  await checkA11y()
})

it('[S-404] leads back from a lab that is not there', async () => {
  await visitPage('/dashboard/challenge-labs/lab_x', () => problem('not_found'))
  await expect.element(page.getByRole('heading', { name: 'Challenge Lab not found' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Return to Challenge Labs' }))
    .toHaveAttribute('href', '/dashboard/challenge-labs')
})

it('[S-399] shows a student the open labs, each to join as a student', async () => {
  const lab = {
    id: 'lab_1',
    title: 'Trace one drain',
    summary: 'Walk one drain.',
    category: null,
    coverImage: null,
    coverDrawing: 0,
    state: 'open',
    isSample: false,
    stages: [{ id: 'walk', name: 'Walk', startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2039-02-01T12:30:00.000Z' }],
    closesAt: '2039-01-01T12:30:00.000Z',
    participants: 8,
    mentors: 1,
    teams: 3,
    maxParticipants: 40,
    maxMentors: 3,
    teamSize: 5,
    educator: { id: 'usr_7', name: 'Asha Raghunath', avatarUrl: null, designation: null, organization: null },
  }
  await visitPage('/dashboard/challenge-labs', ({ pathname }) =>
    pathname === '/api/challenge-labs'
      ? Response.json({ ...none, items: [lab], total: 1, sample: null })
      : pathname === '/api/me/lab-participations'
        ? Response.json(none)
        : problem('not_found'),
  )
  await page.getByRole('link', { name: /^Join this Lab/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Join Challenge Lab' })).toBeVisible()
})

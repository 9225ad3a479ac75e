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

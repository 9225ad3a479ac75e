import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

it('[S-386.lab] has five rows for the description', async () => {
  const { screen } = await visitPage('/dashboard/challenge-labs/new', () =>
    Response.json({ items: [], nextCursor: null, total: 0 }),
  )
  await expect.element(screen.getByLabelText('Description')).toHaveAttribute('rows', '5')
})

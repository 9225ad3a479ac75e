import type { MinorMentor } from '@kere/contracts/mentorship/minor-mentors'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const asha: MinorMentor = {
  id: 'usr_9',
  name: 'Asha Raghunath',
  avatarUrl: null,
  designation: 'Limnologist',
  isApproved: false,
  reason: null,
  decidedAt: null,
  decidedBy: null,
  joinedAt: '2026-03-01T06:00:00.000Z',
}

it('[C-49] an admin lets an educator mentor learners under 18, with a reason, and takes it back', async () => {
  let row = asha
  const sent: string[] = []
  const { screen, notices, container } = await visitPage('/dashboard/minor-mentors', async (url, asked) => {
    if (asked.method === 'GET')
      return url.pathname.endsWith('/usr_9')
        ? Response.json(row)
        : Response.json({ items: [row], nextCursor: null, total: 1, totalIsLowerBound: false })
    const body = await asked.text()
    sent.push(`${asked.method} ${url.pathname} ${body}`.trim())
    row =
      asked.method === 'PUT'
        ? { ...asha, ...(JSON.parse(body) as { isApproved: boolean; reason: string }), decidedAt: asha.joinedAt }
        : asha
    return Response.json(row)
  })
  await expect.element(screen.getByRole('row', { name: /Asha Raghunath.*Not approved/ })).toBeVisible()
  await screen
    .getByRole('row', { name: /Asha/ })
    .getByRole('button', { name: /^Approve/ })
    .click()
  const dialog = screen.getByRole('dialog', { name: 'Let Asha Raghunath mentor learners under 18?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(dialog.getByText('Please write a reason')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two references called.')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.element(screen.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await expect
    .poll(() => notices.at(-1)?.text)
    .toBe('Asha Raghunath may mentor learners under 18. The email leaves in ten seconds.')
  notices.at(-1)?.action?.run()
  await expect
    .poll(() => sent)
    .toEqual([
      'PUT /api/minor-mentors/usr_9 {"isApproved":true,"reason":"Two references called."}',
      'DELETE /api/minor-mentors/usr_9/last-change',
    ])
  await page.viewport(360, 740)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(await checkA11y(container)).toEqual([])
  await page.viewport(1280, 800)
})

import type { CourseCertificate } from '@kere/contracts/certificates/course-certificates'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const template: CourseCertificate = {
  course: { id: 'crs_1', title: 'Reading a lake' },
  isOn: false,
  words: '',
  signature: 'Asha Raghunath',
  minimumPercent: 80,
  issuedCount: 0,
  isCatchingUp: false,
}

it('shows what is typed in the preview, refuses what cannot be, and saves the rest', async () => {
  const sent: unknown[] = []
  const { screen, container, notices } = await visitPage(
    '/dashboard/courses/crs_1/certificate',
    async ({ pathname }, request) => {
      if (request.method === 'GET') return Response.json(template)
      const body = (await request.json()) as object
      sent.push([pathname, body])
      return Response.json({ ...template, ...body, issuedCount: 3, isCatchingUp: true })
    },
  )
  await screen.getByRole('switch', { name: 'Give certificates' }).click()
  await screen.getByLabelText('What learners did').fill('Took six depth readings.')
  const preview = screen.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByText('Took six depth readings.')).toBeVisible()
  await screen.getByLabelText('Signature').fill('')
  await screen.getByLabelText('Lessons done at least').fill('101')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByLabelText('Signature'))
    .toHaveAccessibleDescription('Please enter the name that signs the certificate')
  await expect
    .element(screen.getByLabelText('Lessons done at least'))
    .toHaveAccessibleDescription('Please enter a whole number from 0 to 100')
  expect(await checkA11y(container)).toEqual([])
  await screen.getByLabelText('Signature').fill('A. Raghunath')
  await screen.getByLabelText('Lessons done at least').fill('100')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'The certificate is saved' }])
  expect(sent).toEqual([
    [
      '/api/course-certificates/crs_1',
      { isOn: true, words: 'Took six depth readings.', signature: 'A. Raghunath', minimumPercent: 100 },
    ],
  ])
  await expect.element(screen.getByText(/^3 certificates issued\. .* within minutes\.$/)).toBeVisible()
})

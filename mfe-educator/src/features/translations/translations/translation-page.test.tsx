import type { Translation } from '@kere/contracts/translations/translations'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const course: Translation = {
  kind: 'course',
  id: 'crs_1',
  root: { kind: 'course', id: 'crs_1' },
  editPath: '/dashboard/courses/crs_1',
  limits: { title: 200, summary: 0, body: 5000 },
  isMarkdown: false,
  mayShow: true,
  original: { title: 'Reading a lake', summary: '', body: 'Field methods for urban water.', language: 'en' },
  translation: { title: '', summary: '', body: '', version: 0, isReady: false },
  parts: [
    { kind: 'lesson', id: 'les_1', title: 'Why this lake?', isReady: true },
    { kind: 'lesson', id: 'les_2', title: 'Who owns the water', isReady: false },
  ],
}

const path = '/dashboard/translations/course/crs_1/kn'

it('[B-20] shows the original beside the translation, saves it, and says whether readers see it', async () => {
  const sent: unknown[] = []
  const { screen, container, notices } = await visitPage(path, async ({ pathname }, request) => {
    if (request.method === 'GET') return Response.json(course)
    sent.push([pathname, await request.json()])
    return Response.json({ version: sent.length, isReady: sent.length > 1 })
  })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Reading a lake' })).toBeVisible()
  await expect.element(screen.getByText('Field methods for urban water.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Kannada' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Hindi' })).toHaveAttribute('href', path.replace('/kn', '/hi'))
  await expect.element(screen.getByRole('link', { name: 'English' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Why this lake?' }))
    .toHaveAttribute('href', '/dashboard/translations/lesson/les_1/kn')
  await expect.element(screen.getByText('Not shown yet')).toBeVisible()

  await screen.getByLabelText('Title in Kannada').fill('ಕೆರೆ ಓದುವುದು')
  await screen.getByLabelText('Text in Kannada').fill('ಊರಿನ ನೀರು.')
  expect(await checkA11y(container)).toEqual([])
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => notices).toMatchObject([{ text: 'Saved. Readers do not see it yet.' }])
  await screen.getByRole('switch', { name: 'Show it to readers' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => notices).toMatchObject([{}, { text: 'Saved. Readers see it.' }])
  const texts = { title: 'ಕೆರೆ ಓದುವುದು', summary: '', body: 'ಊರಿನ ನೀರು.' }
  expect(sent).toEqual([
    ['/api/translations/course/crs_1/kn', { ...texts, version: 0, isReady: false }],
    ['/api/translations/course/crs_1/kn', { ...texts, version: 1, isReady: true }],
  ])
})

it('keeps both versions where somebody else saved, until one is chosen', async () => {
  let isOther = false
  const { screen } = await visitPage(path, (_, request) => {
    if (request.method === 'GET')
      return Response.json(
        isOther ? { ...course, translation: { ...course.translation, title: 'ಕೆರೆ', version: 1 } } : course,
      )
    isOther = true
    return Response.json(
      { type: 'about:blank', title: 'Changed', status: 409, code: 'translation_changed' },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    )
  })
  await screen.getByLabelText('Title in Kannada').fill('ಕೆರೆ ಓದುವುದು')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('This translation was changed somewhere else')).toBeVisible()
  await screen.getByRole('button', { name: 'Use the other version' }).click()
  await expect.element(screen.getByLabelText('Title in Kannada')).toHaveValue('ಕೆರೆ')
})

it('has nothing for whoever does not write the original', async () => {
  const { screen } = await visitPage(path, () =>
    Response.json(
      { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' },
      { status: 404, headers: { 'content-type': 'application/problem+json' } },
    ),
  )
  await expect.element(screen.getByText('There is nothing to translate here')).toBeVisible()
})

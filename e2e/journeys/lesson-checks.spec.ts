import { myCourse } from '@kere/contracts/courses/learning'
import { signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { readFreeCourse } from '../free-course.ts'
import { expect } from '../journey.ts'
import { test } from '../own-platform.ts'

test('an educator writes a check and publishes it, a learner answers it and finishes the lesson', async ({
  page: educator,
  browser,
  platform,
  browserConsole,
}) => {
  test.setTimeout(180_000)
  browserConsole.allow(/409/)
  const { origin } = platform
  await signInAs(educator.context(), platform, 'educator@kere.test')
  const { id: courseId } = await readFreeCourse(educator.request, origin)
  const context = await browser.newContext({ baseURL: origin })
  await signInAs(context, platform, 'learner@kere.test')
  const learner = await context.newPage()
  const enrolled = await learner.request.post(`/api/courses/${courseId}/enrollments`, { data: {}, headers: { origin } })
  expect([200, 201, 409]).toContain(enrolled.status())
  const { modules } = myCourse.parse(await (await learner.request.get(`/api/me/enrollments/${courseId}`)).json())
  const lesson = modules.flatMap(({ lessons }) => lessons).findLast(({ isDone }) => !isDone)!

  await educator.goto(`/dashboard/courses/${courseId}?tab=outline&lesson=${lesson.id}`)
  await educator.getByRole('button', { name: 'Add a check' }).click()
  await educator.getByRole('textbox', { name: 'Question', exact: true }).fill('Which side of the bund is in shade?')
  await educator.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('The east side')
  await educator.getByRole('textbox', { name: 'Answer 2', exact: true }).fill('The west side')
  await educator.getByRole('textbox', { name: /^Feedback on answer 2/ }).fill('Only after noon.')
  await educator.getByRole('checkbox', { name: 'Required to mark the lesson as done' }).check()
  expect(await checkA11y(educator)).toEqual([])
  await educator
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(async () => {
    const found = await learner.request.get(`/api/me/enrollments/${courseId}/lessons/${lesson.id}/checks`)
    const body = await found.text()
    expect(body).toContain('Which side of the bund')
    expect(body).not.toContain('Only after noon.')
  }).toPass({ timeout: 30_000 })

  await learner.goto(`/dashboard/my-courses/${courseId}?lesson=${lesson.id}`)
  const checks = learner.getByRole('region', { name: 'Checks' })
  await checks.scrollIntoViewIfNeeded()
  await checks.getByRole('radio', { name: 'The west side' }).check()
  await checks.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(checks.getByText('Only after noon.')).toBeVisible()
  expect(await checkA11y(learner)).toEqual([])
  await checks.getByRole('button', { name: 'Report check 1' }).click()
  await learner.getByLabel('Reason').selectOption('other')
  await learner.getByRole('button', { name: 'Send report' }).click()
  await expect(learner.getByText('Report sent. We read every report')).toBeVisible()
  await learner.getByRole('button', { name: 'Mark as done' }).click()
  await expect(learner.getByText(/Answer them first/)).toBeVisible()
  await checks.getByRole('radio', { name: 'The east side' }).check()
  await checks.getByRole('button', { name: 'Answer again' }).click()
  await expect(checks.getByText('Right', { exact: true })).toBeVisible()
  await learner.getByRole('button', { name: 'Mark as done' }).click()
  await expect(learner.getByRole('button', { name: 'Done', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await educator.goto(`/dashboard/courses/${courseId}/insight`)
  const hard = educator.getByRole('region', { name: 'Hard checks' })
  await expect(hard.getByRole('link', { name: '0% right at the first try' })).toBeVisible()
  await hard.getByRole('link', { name: /^(All \d+ checks|More about the check)$/ }).click()
  await expect(educator.getByRole('heading', { level: 1, name: 'Hard checks' })).toBeVisible()
  expect(await checkA11y(educator)).toEqual([])
  await educator.getByRole('link', { name: '1 tried it' }).click()
  await expect(educator.getByRole('heading', { level: 1, name: 'Learners at a check' })).toBeVisible()
  await expect(educator.getByText('First try: not right')).toBeVisible()
  expect(await checkA11y(educator)).toEqual([])
})

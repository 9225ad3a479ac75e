import { myCourse } from '@kere/contracts/courses/learning'
import { signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { readFreeCourse } from '../free-course.ts'
import { expect } from '../journey.ts'
import { test } from '../own-platform.ts'

test('an educator sees where a learner stopped, and writes to those who stopped there', async ({
  page: educator,
  browser,
  platform,
}) => {
  test.setTimeout(120_000)
  const { origin } = platform
  await signInAs(educator.context(), platform, 'educator@kere.test')
  const { id: courseId } = await readFreeCourse(educator.request, origin)
  const learners = await browser.newContext({ baseURL: origin })
  await signInAs(learners, platform, 'learner@kere.test')
  const learner = await learners.newPage()
  const enrolled = await learner.request.post(`/api/courses/${courseId}/enrollments`, { data: {}, headers: { origin } })
  expect([200, 201, 409]).toContain(enrolled.status())
  const { modules } = myCourse.parse(await (await learner.request.get(`/api/me/enrollments/${courseId}`)).json())
  const lesson = modules.flatMap(({ lessons }) => lessons).at(-1)!
  // The page shows the lesson before the server has stored that the learner is there.
  const isPlaceKept = learner.waitForResponse((answer) => answer.url().endsWith('/position') && answer.ok())
  await learner.goto(`/dashboard/my-courses/${courseId}?lesson=${lesson.id}`)
  await isPlaceKept
  await expect(learner.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()

  await educator.goto(`${origin}/dashboard/courses/${courseId}/insight`)
  const row = educator.getByRole('row').filter({ hasText: lesson.title })
  await expect(row.getByRole('link', { name: /stopped here$/ })).toBeVisible()
  expect(await checkA11y(educator)).toEqual([])

  await educator.getByRole('button', { name: 'Write a message' }).click()
  await educator.getByRole('combobox', { name: 'Stopped at' }).selectOption(lesson.id)
  await educator.getByLabel('Subject').fill('No plate at home?')
  await educator.getByRole('textbox', { name: 'Message' }).fill('A steel lid works too.')
  await educator.getByRole('button', { name: /^Send to \d+ (person|people)$/ }).click()
  await expect(educator.getByText(/^You can send one message a week/)).toBeVisible()

  await row.getByRole('link', { name: /stopped here$/ }).click()
  await expect(educator.getByRole('heading', { level: 1, name: 'Learners by activity' })).toBeVisible()
  await learner.goto('/dashboard/privacy')
  await expect(learner.getByText(/we record which lessons you open and finish/)).toBeVisible()
})

import { myCourse } from '@kere/contracts/courses/learning'
import { notificationList } from '@kere/contracts/notifications/notifications'
import { signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { readFreeCourse } from '../free-course.ts'
import { emulateConnection, expect, watchScripts } from '../journey.ts'
import { test } from '../own-platform.ts'

test('three people: asked without a connection, sent, answered, endorsed, and told once', async ({
  page: educator,
  browser,
  platform,
  browserConsole,
}) => {
  test.setTimeout(180_000)
  browserConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  const { origin } = platform
  const openAs = async (email: string) => {
    const context = await browser.newContext({ baseURL: origin })
    await signInAs(context, platform, email)
    return context.newPage()
  }
  await signInAs(educator.context(), platform, 'educator@kere.test')
  const { id: courseId } = await readFreeCourse(educator.request, origin)
  const [asker, helper] = [await openAs('learner@kere.test'), await openAs('learner2@kere.test')]
  for (const { request } of [asker, helper]) {
    const enrolled = await request.post(`/api/courses/${courseId}/enrollments`, { data: {}, headers: { origin } })
    expect([200, 201, 409]).toContain(enrolled.status())
  }
  const { modules } = myCourse.parse(await (await asker.request.get(`/api/me/enrollments/${courseId}`)).json())
  const lesson = modules.flatMap(({ lessons }) => lessons).at(-1)!
  const path = `/dashboard/my-courses/${courseId}?lesson=${lesson.id}`
  const text = 'Which bank of the inlet is the shade side in May?'
  const thread = { name: text }

  const scripts = watchScripts(asker)
  const threadCode = asker.waitForRequest(/\/question-thread-/, { timeout: 60_000 })
  await asker.goto(path)
  await asker.getByRole('button', { name: 'Ask a question' }).click()
  const field = asker.getByRole('textbox', { name: 'Your question' })
  await field.fill(text)
  await asker.evaluate(() => navigator.serviceWorker.ready)
  await threadCode
  await expect.poll(scripts.countLoading).toBe(0)
  const connection = await emulateConnection(asker)
  await connection.cut()
  await asker.getByRole('button', { name: 'Ask', exact: true }).click()
  const questions = { name: 'Questions' }
  const waiting = asker.getByRole('region', questions).getByText('Saved on this device')
  await expect(waiting).toBeVisible()
  await connection.restore()
  // The page tries again every half minute.
  await expect(asker.getByRole('article', thread)).toBeVisible({ timeout: 60_000 })

  await helper.goto(path)
  await helper.getByRole('region', questions).scrollIntoViewIfNeeded()
  expect(await checkA11y(helper)).toEqual([])
  const asked = helper.getByRole('article', thread)
  for (const answer of ['The east bank, before ten.', 'And the west bank after four.']) {
    await asked.getByRole('button', { name: /^Answer/ }).click()
    await asked.getByRole('textbox', { name: 'Your answer' }).fill(answer)
    await asked.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(asked.getByText(answer)).toBeVisible()
  }

  await educator.goto('/dashboard/questions?state=learners')
  await educator.getByRole('row').filter({ hasText: text }).getByRole('link').first().click()
  const panel = educator.getByRole('complementary').getByRole('article', thread)
  await panel
    .getByRole('button', { name: /^Endorse/ })
    .first()
    .click()
  await expect(panel.getByText('Endorsed', { exact: true })).toBeVisible()

  await asker.reload()
  await asker.getByRole('region', questions).scrollIntoViewIfNeeded()
  await expect(asker.getByRole('article', thread).getByText('Endorsed', { exact: true })).toBeVisible()
  const readBell = async () => {
    const { items: bell } = notificationList.response.parse(
      await (await asker.request.get('/api/me/notifications')).json(),
    )
    return bell.filter(({ title }) => title === 'New answer to a question you follow').length
  }
  // The email of the answers waits as long as they can be taken back.
  await expect.poll(readBell, { timeout: 30_000 }).toBe(1)
})

import { myCourse } from '@kere/contracts/courses/learning'
import { listMyImpactEntries } from '@kere/contracts/portfolio/impact-entries'
import { notificationList } from '@kere/contracts/notifications/notifications'
import { signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { readFreeCourse } from '../free-course.ts'
import { expect } from '../journey.ts'
import { readMails } from '../mail.ts'
import { test } from '../own-platform.ts'

const picture = {
  name: 'weir.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGNQaGj4D8IAEIMEPz22SrYAAAAASUVORK5CYII=',
    'base64',
  ),
}

test('a photo is handed in, answered, handed in again and accepted, told once each, and put into the portfolio', async ({
  page: educator,
  browser,
  platform,
}) => {
  test.setTimeout(240_000)
  const { origin } = platform
  await signInAs(educator.context(), platform, 'educator@kere.test')
  const context = await browser.newContext({ baseURL: origin })
  const email = 'learner@kere.test'
  await signInAs(context, platform, email)
  const learner = await context.newPage()
  const { id: courseId } = await readFreeCourse(educator.request, origin)
  const enrolled = await learner.request.post(`/api/courses/${courseId}/enrollments`, { data: {}, headers: { origin } })
  expect([200, 201, 409]).toContain(enrolled.status())
  const { modules } = myCourse.parse(await (await learner.request.get(`/api/me/enrollments/${courseId}`)).json())
  const lesson = modules.flatMap(({ lessons }) => lessons).findLast(({ kind }) => kind === 'task')!

  await educator.goto(`/dashboard/courses/${courseId}?tab=outline&lesson=${lesson.id}`)
  await educator.getByLabel('Learners hand in').selectOption('A photo')
  const asked = `One photo of the weir at ${Date.now()}.`
  await educator.getByLabel('What to hand in').fill(asked)
  expect(await checkA11y(educator)).toEqual([])
  await educator
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  const readTask = async () =>
    (await learner.request.get(`/api/me/enrollments/${courseId}/lessons/${lesson.id}/field-task`)).text()
  await expect.poll(readTask, { timeout: 30_000 }).toContain(asked)

  const part = learner.getByRole('region', { name: 'Your hand-in' })
  const handIn = async (shows: string) => {
    await part.getByLabel('Photo', { exact: true }).setInputFiles(picture)
    await expect(part.getByRole('button', { name: `Remove ${picture.name}` })).toBeVisible()
    await part.getByLabel('What the photo shows').fill(shows)
    await part.getByRole('button', { name: 'Hand in' }).click()
    await expect(part.getByText('Waiting for your educator')).toBeVisible()
    await expect(part.getByRole('img', { name: shows })).toBeVisible()
  }
  await learner.goto(`/dashboard/my-courses/${courseId}?lesson=${lesson.id}`)
  await handIn('The weir from the north')
  expect(await checkA11y(learner)).toEqual([])

  const openFirst = async () => {
    await educator.goto('/dashboard/field-tasks?sort=newest')
    // The newest is the first, in the table and in the cards of a narrow window.
    await educator.getByRole('region', { name: 'Field Tasks' }).getByRole('link').first().click()
    await expect(educator.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await openFirst()
  await expect(educator.getByRole('img', { name: 'The weir from the north' })).toBeVisible()
  expect(await checkA11y(educator)).toEqual([])
  await educator.getByRole('button', { name: 'Ask for another try', exact: true }).click()
  const dialog = educator.getByRole('dialog')
  await dialog.getByLabel('What to do differently').fill('Please show the crest too.')
  await dialog.getByRole('button', { name: 'Ask for another try' }).click()
  await expect(educator.getByText(/is asked for another try/)).toBeVisible()

  await learner.reload()
  await expect(part.getByText('Please show the crest too.')).toBeVisible()
  await handIn('The weir with its crest')
  await openFirst()
  await expect(educator.getByText('Please show the crest too.')).toBeVisible()
  await educator.getByRole('button', { name: 'Accept' }).click()
  await expect(educator.getByText(/is accepted/).first()).toBeVisible()

  const titles = ['Your field task is accepted', 'Your educator asks for another try']
  const readBell = async () => {
    const { items: bell } = notificationList.response.parse(
      await (await learner.request.get('/api/me/notifications')).json(),
    )
    return bell.map(({ title }) => title).filter((title) => titles.includes(title))
  }
  const readSubjects = async () =>
    (await readMails(learner.request, email))
      .map(({ subject }) => subject)
      .filter((subject) => titles.includes(subject))
  // The emails wait as long as an answer can be taken back.
  await expect.poll(async () => (await readBell()).toSorted(), { timeout: 30_000 }).toEqual(titles.toSorted())
  await expect.poll(async () => (await readSubjects()).toSorted(), { timeout: 30_000 }).toEqual(titles.toSorted())

  await learner.reload()
  await part.getByRole('button', { name: 'Add to impact portfolio' }).click()
  await part.getByRole('link', { name: 'impact portfolio' }).click()
  await expect(learner.getByRole('dialog')).toBeVisible()
  const entries = listMyImpactEntries.response.parse(
    await (await learner.request.get('/api/me/impact-entries?limit=100')).json(),
  )
  expect(entries.items.filter(({ source }) => source?.kind === 'field_task')).toMatchObject([
    { title: lesson.title, mark: 'verified', isPublic: false },
  ])
})

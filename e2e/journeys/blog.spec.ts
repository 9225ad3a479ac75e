import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { origin } from '../origin.ts'

const title = 'How to read a staff gauge'
const path = '/blog/how-to-read-a-staff-gauge'

test('[S-044] [S-439] [S-501] [S-443] an educator writes a post, an admin publishes it, visitors read it, and it is deleted and restored', async ({
  page,
  context,
  browser,
  request,
  browserConsole,
}) => {
  await signIn(context, { origin }, 'educator')
  await openPage(page, '/dashboard/my-posts')
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Title is required/)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await page
    .getByLabel('Content', { exact: true })
    .fill(
      'Stand where you can see the water line[^1].\nRead twice.\n\n## Write it down\n\nWith the time.\n\n[^1]: Not the wet line above it.',
    )
  await page.getByLabel('Water Resources').check()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Read twice.', { exact: true })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await page.getByLabel('Note to the admins').fill('For the monsoon.')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('To review', { exact: true })).toBeVisible()
  expect((await request.get(path)).status()).toBe(404)

  const admin = await browser.newContext()
  await signIn(admin, { origin }, 'admin')
  const desk = await admin.newPage()
  await openPage(desk, '/dashboard/blog?state=review')
  await desk.getByRole('link', { name: `Review ${title}` }).click()
  await expect(desk.getByText('For the monsoon.')).toBeVisible()
  await desk.getByRole('button', { name: 'Publish now' }).click()
  await expect(desk.getByText('The post is published')).toBeVisible()
  expect(await checkA11y(desk)).toEqual([])

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const reading = await visitor.newPage()
  await reading.goto(path)
  const main = reading.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main.getByText('Read twice.', { exact: true })).toBeVisible()
  await expect(main.getByRole('note', { name: 'Note 1' })).toContainText('Not the wet line above it.')
  await main.getByRole('link', { name: 'All posts' }).first().click()
  await main
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /Water Resources/ })
    .click()
  await expect(reading).toHaveURL('/blog?category=water-resources')
  await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible()
  await visitor.close()

  const feed = await request.get('/blog/feed.xml?category=water-resources')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect(await feed.text()).toContain(`<link>${origin}${path}</link>`)
  const { items } = (await (await request.get('/blog/feed.json')).json()) as { items: { url: string }[] }
  expect(items.map(({ url }) => url)).toContain(`${origin}${path}`)

  await openPage(desk, '/dashboard/blog')
  await desk.getByRole('button', { name: `Delete ${title}` }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const undo = desk.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  browserConsole.allow(/status of 404/)
  await expect.poll(async () => (await request.get(`/api/posts${path.slice('/blog'.length)}`)).status()).toBe(404)
  await undo.click()
  await expect(desk.getByText(`${title} is restored as a draft`)).toBeVisible()
  await admin.close()
})

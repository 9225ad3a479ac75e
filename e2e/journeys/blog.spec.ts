import { parseFeed as parseWithRowan } from '@rowanmanning/feed-parser'
import { parseFeed, parseJsonFeed } from 'feedsmith'
import type { Platform } from '../../scripts/platform.ts'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage } from '../journey.ts'
import { test } from '../own-platform.ts'

const title = 'How to read a staff gauge'
const path = '/blog/how-to-read-a-staff-gauge'
const oldPath = '/blog/how-to-read-a-gauge'

/** Runs the scheduled job that publishes due posts. */
async function publishDue(platform: Platform) {
  const db = await platform.miniflare.getD1Database('DB', 'kere-api')
  await db
    .prepare('UPDATE blog_posts SET scheduled_at = ? WHERE scheduled_at IS NOT NULL')
    .bind(Date.now() - 1000)
    .run()
  await platform.sweep()
}

const picture = {
  name: 'gauge.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGNQaGj4D8IAEIMEPz22SrYAAAAASUVORK5CYII=',
    'base64',
  ),
}

test('[S-439] [S-501] [S-443] [part of S-028] a post is written by an educator, scheduled by an admin, published by the clock, read without JavaScript and by feed readers, edited, found at its old address, deleted and restored', async ({
  page,
  context,
  browser,
  request,
  browserConsole,
  platform,
}) => {
  test.setTimeout(120_000)
  const { origin } = platform
  await signIn(context, { origin }, 'educator')
  await openPage(page, '/dashboard/my-posts')
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Title is required/)
  await page.getByLabel('Title').fill('How to read a gauge')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Formatted' }).click()
  const content = page.getByLabel('Content', { exact: true })
  await content.fill(
    'Stand where you can see the water line[^1].\nRead twice.\n\n## Write it down\n\nWith the time.\n\n[^1]: Not the wet line above it.',
  )
  await content.press('Control+Home')
  await page.getByLabel('Content, pictures').setInputFiles(picture)
  await expect(content).toHaveValue(/!\[What the picture shows\]\(\/media\/post-pictures\/[\w-]+\)/)
  await page.keyboard.type('A gauge in the lake')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Water Resources').check()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Read twice.', { exact: true })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await page.getByLabel('Note to the admins').fill('For the monsoon.')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('To review', { exact: true })).toBeVisible()
  const editor = page.url()
  await openPage(page, '/dashboard/my-posts')
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(editor)
  await expect(page.getByLabel('Title')).toHaveValue(title)

  const admin = await browser.newContext({ baseURL: origin })
  await signIn(admin, { origin }, 'admin')
  const desk = await admin.newPage()
  await openPage(desk, '/dashboard/blog?state=review')
  await desk.getByRole('link', { name: `Review ${title}` }).click()
  await expect(desk.getByText('For the monsoon.')).toBeVisible()
  await desk.getByText('Schedule', { exact: true }).first().click()
  await desk.getByLabel('Date').fill('2099-06-01')
  await desk.getByRole('button', { name: 'Schedule' }).click()
  await expect(desk.getByText('The post is scheduled')).toBeVisible()
  expect((await request.get(path)).status()).toBe(404)
  await publishDue(platform)

  const visitor = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const reading = await visitor.newPage()
  await reading.goto(path)
  const main = reading.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main.getByText('Read twice.', { exact: true })).toBeVisible()
  await expect(main.getByRole('note', { name: 'Note 1' })).toContainText('Not the wet line above it.')
  const gauge = main.getByRole('img', { name: 'A gauge in the lake' })
  await expect(gauge).toHaveAttribute('width', '2')
  expect((await request.get((await gauge.getAttribute('src')) ?? '')).headers()['content-type']).toMatch(/^image\//)
  await main.getByRole('link', { name: 'All posts' }).first().click()
  await main
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /Water Resources/ })
    .click()
  await expect(reading).toHaveURL('/blog?category=water-resources')
  await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible()
  await visitor.close()

  const address = origin + path
  const answer = await request.get('/blog/feed.xml?category=water-resources')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  const same = await request.get('/blog/feed.xml?category=water-resources', {
    headers: { 'if-none-match': answer.headers()['etag'] ?? '' },
  })
  expect([same.status(), (await same.body()).length]).toEqual([304, 0])
  for (const at of ['/blog?category=water-resources', '/', path]) {
    const html = await (await request.get(at)).text()
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="Kere blog')
    expect(html).toContain('<link rel="alternate" type="application/feed+json" title="Kere blog')
  }
  for (const at of ['/newsletter', '/newsletter/issues', '/'])
    expect(await (await request.get(at)).text()).toContain(
      `title="Kere newsletter" href="${origin}/newsletter/issues/feed.xml">`,
    )
  const xml = await answer.text()
  const one = parseWithRowan(xml)
  expect(one.meta).toEqual({ type: 'rss', version: '2.0' })
  const item = one.items.find(({ url }) => url === address)
  expect(item).toMatchObject({
    title,
    authors: [{ name: 'Asha Raghunath' }],
    categories: [{ label: 'Water Resources' }],
  })
  expect(item?.content).toContain(`<img src="${origin}/media/post-pictures/`)
  const other = parseFeed(xml)
  expect(other.format).toBe('rss')
  expect(other.format === 'rss' && other.feed.items?.find(({ link }) => link === address)).toMatchObject({
    title,
    dc: { creators: ['Asha Raghunath'] },
  })
  const json = parseJsonFeed(await (await request.get('/blog/feed.json')).text())
  expect(json.items?.find(({ url }) => url === address)).toMatchObject({ title, tags: ['Water Resources'] })
  await expect.poll(async () => (await request.get('/sitemap.xml')).text()).toContain(`<loc>${address}</loc>`)

  const moved = await request.get(`${oldPath}?from=mail`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([308, `${path}?from=mail`])

  await desk.reload()
  await desk.getByLabel('Content', { exact: true }).fill('Read it three times.')
  await desk.getByRole('button', { name: 'Update' }).click()
  await expect(desk.getByText('The changes are published')).toBeVisible()
  expect(await checkA11y(desk)).toEqual([])
  await openPage(desk, path)
  await expect(desk.getByRole('main').getByText('Read it three times.')).toBeVisible()

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

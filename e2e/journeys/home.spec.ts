import type { EventList } from '@kere/contracts/events/events'
import { countDocuments, expect, openPage, readCourses, test } from '../journey.ts'

test('[S-075] the home page shows the first three featured courses, and counts what there is', async ({
  page,
  request,
}) => {
  await openPage(page, '/')
  const { items } = (await (await request.get('/api/courses/featured')).json()) as { items: { title: string }[] }
  const titles = await page
    .getByRole('region', { name: 'Featured courses' })
    .getByRole('heading', { level: 3 })
    .allTextContents()
  expect(titles).toEqual(items.slice(0, 3).map(({ title }) => title))

  const courses = await readCourses(request)
  await expect(page.getByRole('link', { name: `All ${courses.length} courses` })).toHaveAttribute('href', '/courses')
  const subjects = page.getByRole('region', { name: 'Browse by subject' }).getByRole('link')
  for (const subject of await subjects.all()) {
    const [, name, count] = /^(.*?)(\d+)/.exec((await subject.textContent()) ?? '') ?? []
    expect(Number(count)).toBe(courses.filter(({ category }) => category === name).length)
  }
})

test('[P2] the home page loads the code of a rail when its reader comes near, and leads on before', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  const posts = page.getByRole('region', { name: 'From the blog' })
  const [drawnByEdge] = await posts.getByRole('listitem').elementHandles()
  await posts.scrollIntoViewIfNeeded()
  await expect.poll(() => drawnByEdge!.evaluate((element) => element.isConnected)).toBe(false)
  expect(scripts.length).toBeGreaterThan(before)
  await expect(posts.getByRole('listitem')).toHaveCount(3)

  const documents = countDocuments(page)
  await posts.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/blog\/./)
  await page.goBack()
  await expect(posts.getByRole('listitem')).toHaveCount(3)
  expect(documents).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-076] the home page is whole, shows the next three events, and leads to each and to all', async ({
    page,
    request,
  }) => {
    const { items } = (await (await request.get('/api/events?limit=100')).json()) as EventList
    const next = items.filter(({ startsAt, isCancelled }) => Date.parse(startsAt) > Date.now() && !isCancelled)
    await page.goto('/')
    for (const name of ['Featured Challenge Labs', 'Featured courses', 'From the blog'])
      await expect(page.getByRole('region', { name }).getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Browse by subject' }).getByRole('link').first()).toBeVisible()
    const events = page.getByRole('region', { name: 'Upcoming events' })
    const shown = await events.getByRole('heading', { level: 3 }).allTextContents()
    expect(shown).toEqual(next.slice(0, 3).map(({ title }) => title))
    await events.getByRole('link', { name: next[1]!.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: next[1]!.title })).toBeVisible()
    await page.goBack()
    await events.getByRole('link', { name: 'All events' }).click()
    await expect(page).toHaveURL('/events')
  })
})

/** Returns the other addresses of this site to which a page links. */
function linksIn(html: string, page: string, origin: string) {
  const { pathname, search } = new URL(page, origin)
  return Array.from(html.matchAll(/(?:\s(?:href|src)="|<loc>)([^"<]+)/g)).flatMap(([, address = '']) => {
    const target = new URL(address.replaceAll('&amp;', '&'), origin + page)
    // A filtered list links to itself with other filters, a month to the next month, and so on without end.
    const isVariant = search !== '' && target.pathname === pathname
    const link = target.pathname + target.search
    return target.origin === origin && !isVariant && link !== page ? [link] : []
  })
}

test('nothing links to a page that is not there', async ({ request, baseURL }) => {
  test.setTimeout(180_000)
  const origin = new URL(baseURL!).origin
  const waiting = ['/', '/sitemap.xml', '/no/such/page']
  const answers = new Map<string, number>()
  const linkedBy = new Map<string, string>()
  const read = async (path: string) => {
    const response = await request.get(path)
    const isPage = /html|xml/.test(response.headers()['content-type'] ?? '') && !path.endsWith('.svg')
    return { status: response.status(), links: isPage ? linksIn(await response.text(), path, origin) : [] }
  }
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue
    const { status, links } = await read(path)
    answers.set(path, status)
    waiting.push(...links)
    for (const link of links) linkedBy.set(link, path)
  }
  expect(answers.size).toBeGreaterThan(100)
  const lasting: string[] = []
  for (const [path, status] of answers) {
    if (status < 400 || path === '/no/such/page') continue
    // Another journey withdraws what it has published during this walk, so the page is asked again whether it links.
    const page = linkedBy.get(path)
    if (!page || (await read(page)).links.includes(path)) lasting.push(path)
  }
  expect(lasting).toEqual([])
})

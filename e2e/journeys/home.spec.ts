import { cardsIn, expect, openPage, readCourses, test } from '../journey.ts'

test('[S-015] [S-075] the home page shows the first three featured courses', async ({ page, request }) => {
  const response = await openPage(page, '/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn it in class. Prove it in your city.')

  const { items } = (await (await request.get('/api/courses/featured')).json()) as { items: { title: string }[] }
  await expect(page.getByRole('heading', { name: 'Featured courses' })).toBeVisible()
  const titles = await cardsIn(page).getByRole('heading', { level: 3 }).allTextContents()
  expect(titles).toEqual(items.slice(0, 3).map(({ title }) => title))
})

test('the home page counts what there is', async ({ page, request }) => {
  const courses = await readCourses(request)
  await openPage(page, '/')
  await expect(page.getByRole('link', { name: `All ${courses.length} courses` })).toHaveAttribute('href', '/courses')
  const subjects = page.getByRole('region', { name: 'Browse by subject' }).getByRole('link')
  for (const subject of await subjects.all()) {
    const [, name, count] = /^(.*?)(\d+)/.exec((await subject.textContent()) ?? '') ?? []
    expect(Number(count)).toBe(courses.filter(({ category }) => category === name).length)
  }
})

test('nothing links to a page that is not there', async ({ request, baseURL }) => {
  const origin = new URL(baseURL!).origin
  const waiting = ['/', '/sitemap.xml', '/no/such/page']
  const answers = new Map<string, number>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue
    const response = await request.get(path)
    answers.set(path, response.status())
    const isPage = /html|xml/.test(response.headers()['content-type'] ?? '') && !path.endsWith('.svg')
    if (!isPage) continue
    const found = (await response.text()).matchAll(/(?:\s(?:href|src)="|<loc>)([^"<]+)/g)
    for (const [, address = ''] of found) {
      const target = new URL(address.replaceAll('&amp;', '&'), origin + path)
      if (target.origin === origin) waiting.push(target.pathname + target.search)
    }
  }
  expect(answers.size).toBeGreaterThan(100)
  const missing = [...answers].filter(([path, status]) => status >= 400 && path !== '/no/such/page')
  expect(missing).toEqual([])
})

import type { Course } from '@kere/contracts/courses/courses'
import type { APIRequestContext, Page } from '@playwright/test'
import { cardsIn, expect, openPage, readCourse, readCourses, test } from '../journey.ts'

const minutesOf = ({ modules }: Course) =>
  modules.flatMap(({ lessons }) => lessons).reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)

const spoken = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')

async function findCourse(request: APIRequestContext, isWanted: (course: { price: number }) => boolean) {
  const wanted = (await readCourses(request)).find(isWanted)
  return readCourse(request, wanted!.id)
}

const isFree = ({ price }: { price: number }) => price === 0
const isPaid = ({ price }: { price: number }) => price > 999
const offerIn = (page: Page) => page.getByRole('complementary', { name: 'Price and facts' })
function paragraphsOf({ description }: Course) {
  const [opening = '', ...others] = description.split('\n\n')
  return { opening, others }
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('[S-095] [S-097] [S-098] [S-099] [S-100] [S-101] [S-102] [S-104] a course of the database stands whole on its page', async ({
  page,
  request,
}) => {
  const course = await findCourse(request, isPaid)
  await openPage(page, `/courses/${course.id}`)
  const banner = page.getByRole('main').locator('header')
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText(course.title)
  await expect(banner.getByRole('link', { name: course.category })).toBeVisible()
  const { opening, others } = paragraphsOf(course)
  expect(opening.split(' ').length).toBeLessThanOrEqual(20)
  await expect(banner).toContainText(opening)
  await expect(banner).toContainText(course.instructor.name)
  const published = new Date(course.publishedAt).toLocaleDateString('en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
  await expect(banner.getByRole('definition').first()).toHaveText(published)
  await expect(banner.getByRole('definition').last()).toHaveText(String(course.enrollmentCount))
  await expect(offerIn(page).locator('data')).toHaveText(`₹${course.price.toLocaleString('en-IN')}`)

  const about = page.getByRole('region', { name: 'About this course' })
  expect(await about.getByRole('paragraph').allTextContents()).toEqual(others)
  expect(course.courseUrl).toBeNull()
  await expect(page.getByRole('heading', { name: 'Course website' })).toHaveCount(0)
  expect(await page.locator('main a[href^="http"]').count()).toBe(0)
  const instructor = page.getByRole('region', { name: 'Your instructor' })
  await expect(instructor.getByRole('heading', { level: 3 })).toHaveText(course.instructor.name)
  await expect(instructor).toContainText(course.instructor.bio ?? 'has not written a bio yet')

  const lessons = course.modules.flatMap((module) => module.lessons)
  const syllabus = page.getByRole('region', { name: 'Syllabus' })
  const sums = `${course.modules.length} modules · ${lessons.length} lessons · ${spoken(minutesOf(course))}`
  await expect(syllabus.getByRole('paragraph').first()).toHaveText(sums)
  await expect(offerIn(page)).toContainText(`${lessons.length} in ${course.modules.length} modules`)
  await expect(offerIn(page)).toContainText(course.duration)

  const parts = syllabus.locator('details')
  await expect(parts).toHaveCount(course.modules.length)
  for (const [place, module] of course.modules.entries()) {
    const part = parts.nth(place)
    if (place > 0) await part.locator('summary').click()
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(module.title)
    await expect(part.getByRole('listitem')).toHaveCount(module.lessons.length)
    for (const [row, lesson] of module.lessons.entries()) {
      await expect(part.getByRole('listitem').nth(row)).toContainText(lesson.title)
      const time = lesson.kind === 'note' ? /Note$/ : spoken(lesson.durationMinutes)
      await expect(part.getByRole('listitem').nth(row)).toContainText(time)
    }
  }
  const objectives = page.getByRole('region', { name: 'What you will be able to do' }).getByRole('listitem')
  expect(await objectives.allTextContents()).toEqual(course.objectives)
})

test('[S-107] sharing copies the link where the device has no share sheet', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const course = await findCourse(request, isFree)
  await openPage(page, `/courses/${course.id}?from=somewhere`)
  expect(await page.evaluate(() => 'share' in navigator)).toBe(false)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/courses/${course.id}`)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText('Link copied')
})

test('[part of S-303] [W-59.og, W-59.json-ld, part of W-59.meta] the head describes the course to search engines and to whoever it is shared with', async ({
  page,
  request,
  baseURL,
}) => {
  const course = await findCourse(request, isPaid)
  const url = `${baseURL}/courses/${course.id}`
  await page.goto(`/courses/${course.id}?utm=letter`)
  await expect(page).toHaveTitle(`${course.title} · Kere`)
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
  const description = await content('meta[name="description"]')
  expect(description?.length).toBeLessThanOrEqual(160)
  expect(squeeze(course.description)).toContain(description!.replace('…', ''))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url)
  expect(await content('meta[property="og:title"]')).toContain(course.title)
  expect(await content('meta[property="og:description"]')).toBe(description)
  expect(await content('meta[property="og:url"]')).toBe(url)
  const picture = await content('meta[property="og:image"]')
  const shown = await request.get(picture!)
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png'])
  // The width and height follow the signature and the header's name.
  const png = await shown.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(await content('meta[property="og:image:width"]')).toBe('1200')
  expect(await content('meta[property="og:image:alt"]')).toContain(course.title)

  const [json] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { '@graph': nodes } = JSON.parse(json!) as { '@graph': object[] }
  expect(nodes).toContainEqual(
    expect.objectContaining({
      '@type': 'Course',
      name: course.title,
      provider: { '@type': 'Organization', name: 'Kere' },
      offers: expect.objectContaining({ price: course.price, priceCurrency: 'INR' }),
      hasCourseInstance: expect.objectContaining({ courseWorkload: `PT${minutesOf(course)}M` }),
    }),
  )
  const crumbs = nodes.find((node) => '@type' in node && node['@type'] === 'BreadcrumbList')
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Courses', item: `${baseURL}/courses` },
      { position: 2, name: course.category },
      { position: 3, name: course.title, item: url },
    ],
  })
})

test('[S-094] a course that left after the list was drawn is not found by client navigation either', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 404/)
  await openPage(page, '/courses')
  await page.route(/\/api\/courses\/crs_/, (route) =>
    route.continue({ url: new URL('/api/courses/crs_gone', route.request().url()).href }),
  )
  await cardsIn(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course not found')
  await expect(page).toHaveTitle('Course not found · Kere')
})

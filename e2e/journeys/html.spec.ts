import { demoAccounts, signInAs } from '../../scripts/sign-in.ts'
import { findInvalid } from '../html.ts'
import { expect, test } from '../journey.ts'
import { origin } from '../origin.ts'
import { pagesOf } from '../every-page.ts'
import { findStructuredDataFaults } from '../structured-data.ts'

const beside = [
  '/courses?search=water&category=Biodiversity&free=true',
  '/courses?search=zzzz',
  '/courses?search=so',
  '/courses?cursor=none',
  '/courses/crs_nowhere',
  '/search?q=water',
  '/search?q=zzzz',
  '/no/such/page',
  '/auth/login?registration=success',
  '/auth/login?problem=google_failed',
  '/auth/register?role=educator',
  '/auth/forgot-password?sent=1',
  '/auth/reset-password?token=x',
  '/auth/verify-email?token=x',
  '/join-as-educator?view=form',
  '/join-as-educator?view=done',
]

/** The test checks the HTML as the edge sends it, because a browser would repair it. */
test('every page is valid HTML, for visitors and users', async ({ request, context }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => new URL(location!).pathname)
  // One course and one event are enough, because the same page renders the others.
  const listedOnce = new Map(listed.map((path) => [path.replaceAll(/\/[a-z]+_\w+/g, '/:id'), path])).values()
  for (const path of [...listedOnce, ...beside])
    expect(await findInvalid(await (await request.get(path)).text()), path).toEqual([])

  for (const account of Object.values(demoAccounts)) {
    await signInAs(context, { origin }, account)
    for (const path of ['/', '/dashboard'])
      expect(await findInvalid(await (await context.request.get(path)).text()), `${path} for ${account}`).toEqual([])
  }
})

test('[S-303] what every public page tells search engines is what their documentation asks for', async ({
  request,
}) => {
  const told = new Set<string>()
  for (const path of [...(await pagesOf('visitor', request)), ...beside]) {
    const { types, faults } = findStructuredDataFaults(await (await request.get(path)).text())
    expect(faults, path).toEqual([])
    for (const type of types) told.add(type)
  }
  expect([...told]).toEqual(
    expect.arrayContaining([
      'BreadcrumbList',
      'Organization',
      'Course',
      'Event',
      'JobPosting',
      'BlogPosting',
      'FAQPage',
      'Person',
    ]),
  )
})

import { expect, type Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { openPage } from '../journey.ts'
import { test } from '../own-platform.ts'
import { varyRelease } from '../release-variants.ts'

const script = /developer-bar|"bar":|_bar/

const barOf = (page: Page) => page.getByRole('region', { name: 'Release', exact: true })

test('an admin switches the bar on, looks at an earlier release alone, copies a link to it, and hides the bar again', async ({
  page,
  request,
  platform,
  good,
}) => {
  // The release's name depends on its content, and another journey on this platform may have published the same one.
  const { name: next, ...built } = await varyRelease(good, { files: { 'pages/bar.css': 'main{}' } })
  await platform.releases.publish({ ...built, name: next })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page.context(), platform, 'admin')
  await openPage(page, '/dashboard/releases')
  await page.getByRole('button', { name: 'Show the bar' }).click()
  await expect(page).toHaveURL(/\/dashboard\/releases$/)
  await expect(barOf(page)).toContainText('admin')

  await openPage(page, '/courses')
  await expect(barOf(page)).toContainText(`public${next}`)
  await barOf(page).getByRole('button', { name: 'More' }).click()
  await expect(barOf(page)).toContainText(/Made at local in \d+ ms, isolate [0-9a-f]{4}, answered after \d+ ms/)
  await page.getByLabel('Release for me').selectOption(good.name)
  await page.getByRole('button', { name: 'Switch release' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText(`Previewpublic${good.name}`)
  await expect(page).toHaveURL(/\/courses$/)
  expect(await (await request.get('/courses')).text()).toContain(`/mf/public/${next}/`)

  await preview.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Copy preview link' }).click()
  await expect(preview.getByRole('status')).toHaveText(/^Copied/)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toMatch(new RegExp(`^/_preview/public\\.${good.name}\\.`))

  await page.getByRole('button', { name: 'End preview' }).click()
  await expect(barOf(page)).toContainText(`public${next}`)
  await openPage(page, '/dashboard/releases')
  await page.getByRole('button', { name: 'Hide the bar' }).click()
  await expect(page.getByRole('button', { name: 'Show the bar' })).toBeVisible()
  await expect(barOf(page)).toHaveCount(0)
  await platform.releases.promote('public', good.name)
})

test('a forged cookie brings nobody a bar, and a page that is kept for visitors never holds one', async ({
  page,
  request,
  platform,
}) => {
  const forged = { headers: { cookie: '__Host-kere_bar=on' } }
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await request.get('/courses', { headers })
    return { html: await answer.text(), timing: answer.headers()['server-timing'] ?? '', age: answer.headers().age }
  }
  for (const headers of [forged.headers, {}, forged.headers]) {
    const { html, timing } = await read(headers)
    expect([html.match(script), timing.includes('edge')]).toEqual([null, false])
  }

  await signIn(page.context(), platform, 'learner')
  const own = { origin: platform.origin, 'sec-fetch-site': 'same-origin', referer: `${platform.origin}/courses` }
  const post = async (path: string, form: Record<string, string>) =>
    (await page.request.post(path, { form, headers: own, maxRedirects: 0 })).status()
  expect(await post('/_bar', { bar: 'on' })).toBe(403)
  expect(await post('/_bar/release', { remote: 'public', release: '000000000000' })).toBe(403)
  const asLearner = await page.request.get('/courses', forged)
  expect((await asLearner.text()).match(script)).toBeNull()

  await signIn(page.context(), platform, 'admin')
  expect(await post('/_bar/release', { remote: 'public', release: '000000000000' })).toBe(409)
  const elsewhere = { form: { bar: 'on' }, headers: { origin: 'https://evil.example' }, maxRedirects: 0 }
  expect((await page.request.post('/_bar', elsewhere)).status()).toBe(403)
  expect(await post('/_bar', { bar: 'on' })).toBe(303)
  const asAdmin = await page.goto('/courses')
  expect(await asAdmin!.text()).toMatch(script)
  expect(asAdmin!.headers()['cache-control']).toBe('private, no-store')
  for (let time = 0; time < 2; time += 1) expect((await read()).html.match(script)).toBeNull()
})

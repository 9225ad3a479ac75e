import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { openPage } from '../journey.ts'
import { test } from '../own-platform.ts'
import { varyRelease } from '../release-variants.ts'

async function shownTo(reader: APIRequestContext | Page, path = '/courses') {
  // A page is used, because only a browser sends a secure cookie to this address.
  const answer = 'goto' in reader ? (await reader.goto(path))! : await reader.get(path)
  const html = await answer.text()
  return {
    release: /\/mf\/public\/([0-9a-f]{12})\//.exec(html)![1],
    isMarked: html.includes('developer-bar'),
    kept: answer.headers()['cache-control'],
  }
}

test('a release that is only uploaded is seen by whoever opens its link, by nobody else, and until they end it', async ({
  page,
  request,
  platform,
  good,
}) => {
  const before = await platform.releases.status()
  const next = await varyRelease(good, { files: { 'pages/preview.css': 'main{}' } })
  await platform.releases.upload(next)
  await expect(platform.releases.preview('public', next.name)).rejects.toMatchObject({ code: 'unknown_release' })
  await platform.releases.describe(next)
  // The link contains the address by which browsers reach the platform.
  const link = new URL((await platform.releases.preview('public', next.name, 1)).link).pathname

  const live = { release: good.name, isMarked: false, kept: 'private, no-cache' }
  expect(await shownTo(request)).toEqual(live)
  const opened = await fetch(platform.origin + link, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  await page.goto(link)
  expect(new URL(page.url()).pathname).toBe('/')
  const previewed = { release: next.name, isMarked: true, kept: 'private, no-store' }
  for (const path of ['/courses', '/courses?search=water', '/'])
    for (let time = 0; time < 2; time += 1) {
      expect(await shownTo(page, path)).toEqual(previewed)
      expect(await shownTo(request, path)).toEqual(live)
    }

  await openPage(page, '/courses')
  const badge = page.getByRole('region', { name: 'Preview' })
  await expect(badge).toHaveCount(1)
  await badge.getByRole('button', { name: 'More' }).click()
  await expect(badge).toContainText(`Preview of public ${next.name}, seen by you alone, until`)
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().click()
  await expect(page).toHaveURL(/\/courses\/crs_/)
  await expect(badge).toBeVisible()
  await badge.getByRole('button', { name: 'End preview' }).click()
  await expect(page).toHaveURL(/\/courses\/crs_/)
  await expect(badge).toHaveCount(0)
  expect(await shownTo(page)).toEqual(live)

  const { remotes } = await platform.releases.status()
  expect(remotes).toEqual(before.remotes)
  const forged = link.replace(next.name, good.name)
  expect((await request.get(forged, { maxRedirects: 0 })).status()).toBe(410)
  expect(await shownTo(request)).toEqual(live)
})

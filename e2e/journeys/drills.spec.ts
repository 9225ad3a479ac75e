import { expect, type APIRequestContext } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { ownPlatform as test } from '../own-platform.ts'
import { markRelease } from '../release-variants.ts'
import { untilDrawn } from '../until-drawn.ts'

// The journey follows docs/operations.md in its order.

test.describe.configure({ mode: 'default' })

async function loseFiles(platform: Platform, remote: string, name: string) {
  const bucket = await platform.miniflare.getR2Bucket('RELEASES', 'kere')
  const { objects } = await bucket.list({ prefix: `mf/${remote}/${name}/` })
  expect(objects.length).toBeGreaterThan(0)
  await bucket.delete(objects.map(({ key }) => key))
}

async function readPage(request: APIRequestContext) {
  const html = await (await request.get('/courses')).text()
  return { release: /\/mf\/public\/([0-9a-f]{12})\//.exec(html)?.[1], hasContent: html.includes('<h1') }
}

test('a release that was lost from the bucket is left at once, and comes back under its name', async ({
  platform,
  good,
  request,
}) => {
  const lost = await markRelease(good, 'lost')
  await platform.releases.publish(lost)
  await loseFiles(platform, 'public', lost.name)

  await platform.releases.rollBack('public')
  expect((await readPage(request)).release).toBe(good.name)
  await untilDrawn(platform, '/courses')
  expect(await readPage(request)).toEqual({ release: good.name, hasContent: true })

  await platform.releases.publish(lost)
  await untilDrawn(platform, '/courses')
  expect(await readPage(request)).toEqual({ release: good.name, hasContent: true })
  await platform.releases.promote('public', lost.name)
  expect((await readPage(request)).release).toBe(lost.name)
  await untilDrawn(platform, '/courses')
  expect(await readPage(request)).toEqual({ release: lost.name, hasContent: true })
  const { css, preloads } = lost.release
  for (const path of [...css, ...preloads])
    expect((await request.get(`/mf/public/${lost.name}/${path}`)).status(), path).toBe(200)

  await platform.releases.promote('public', good.name)
})

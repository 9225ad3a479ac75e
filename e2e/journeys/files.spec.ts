import { request as sendRequest } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { openPage, test } from '../journey.ts'

/**
 * Uploads by XMLHttpRequest, as the site does.
 * @param beginning replaces the picture's first bytes
 */
const upload = (page: Page, beginning = '') =>
  page.evaluate(async (other) => {
    const canvas = new OffscreenCanvas(1600, 900)
    const drawing = canvas.getContext('2d')!
    const pixels = drawing.createImageData(1600, 900)
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251
    drawing.putImageData(pixels, 0, 0)
    const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })
    const begun = await fetch('/api/files', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'course_cover', size: picture.size }),
    })
    const { id } = (await begun.json()) as { id: string }
    const sending = new XMLHttpRequest()
    const { promise, resolve } = Promise.withResolvers<void>()
    sending.open('PUT', `/api/files/${id}/content`)
    const shares: number[] = []
    sending.upload.addEventListener('progress', ({ loaded, total }) => shares.push(loaded / total))
    sending.addEventListener('loadend', () => resolve())
    sending.send(new Blob([other, picture.slice(other.length)]))
    await promise
    return { id, size: picture.size, status: sending.status, text: sending.responseText, shares }
  }, beginning)

test('[part of S-383] a cover is sent, shown at an address of its own, and inert there', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, { origin: baseURL! }, 'educator')
  await openPage(page, '/dashboard')
  const { status, text, size, shares } = await upload(page)
  expect([status, shares.at(-1)]).toEqual([200, 1])
  const stored = JSON.parse(text) as { path: string; width: number; height: number }
  expect(stored).toMatchObject({ type: 'image/webp', size, width: 1600, height: 900 })

  // The first answer comes from the API, the second from the edge's cache.
  for (const visit of [1, 2]) {
    const answer = await page.request.get(stored.path, { headers: { cookie: '' } })
    expect([visit, answer.status(), (await answer.body()).length]).toEqual([visit, 200, size])
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=30',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    const again = await page.request.get(stored.path, { headers: { 'if-none-match': answer.headers().etag! } })
    expect(again.status()).toBe(304)
  }
  const drawn = await page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, stored.path)
  expect(drawn).toEqual([1600, 900])
  for (const path of ['/media/covers/nothing', '/media/nothing', '/media/covers/..%2f..%2fx', '/media/covers/a/b'])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
})

test('a browser that sends a page for a picture gets to the refusal', async ({
  page,
  context,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(/status of 415/)
  await signIn(context, { origin: baseURL! }, 'educator')
  await openPage(page, '/dashboard')
  const { status, text } = await upload(page, '<!doctype html><script>')
  expect([status, JSON.parse(text)]).toMatchObject([415, { code: 'file_refused', detail: 'File must be an image' }])
})

test('an upload that breaks half-way leaves nothing, and the same file passes afterwards', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL!
  await signIn(context, { origin }, 'educator')
  await openPage(page, '/dashboard')
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 36)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const blob = await canvas.convertToBlob()
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  })
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const begun = await page.request.post('/api/files', { headers, data: { kind: 'course_cover', size: png.length } })
  const { id } = (await begun.json()) as { id: string }
  const path = `${origin}/api/files/${id}/content`

  const { promise: broken, resolve } = Promise.withResolvers<void>()
  const sending = sendRequest(path, { method: 'PUT', headers: { origin, cookie, 'content-length': png.length } })
  sending.on('error', () => resolve())
  sending.write(Buffer.from(png.slice(0, 20)), () => sending.destroy(new Error('The line broke')))
  await broken
  const answer = await page.request.put(path, { headers: { origin }, data: Buffer.from(png) })
  expect([answer.status(), await answer.json()]).toMatchObject([200, { id, type: 'image/png', width: 64, height: 36 }])
})

test('[part of S-383] an educator crops a photo, sees it as the cover, and finds it there again', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL!
  await signIn(context, { origin }, 'educator')
  const headers = { origin, 'content-type': 'application/json' }
  const begun = await page.request.post('/api/courses', {
    headers,
    data: { details: { title: 'A lake with a cover' } },
  })
  const { id } = (await begun.json()) as { id: string }
  await openPage(page, `/dashboard/courses/${id}`)
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 1200)
    canvas.getContext('2d')?.fillRect(0, 0, 900, 600)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  })
  const cover = page.getByRole('group', { name: 'Cover' })
  await cover.locator('input[type=file]').setInputFiles({
    name: 'lake.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo),
  })
  await page.getByRole('dialog', { name: 'Crop the cover' }).getByRole('button', { name: 'Use this picture' }).click()
  await expect(cover.locator('img')).toHaveAttribute('src', /^\/media\/covers\//)
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await openPage(page, `/dashboard/courses/${id}`)
  await expect(cover.locator('img')).toHaveAttribute('src', /^\/media\/covers\//)
  await expect(cover.locator('img')).toHaveJSProperty('naturalWidth', 900)
})

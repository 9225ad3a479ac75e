import { expect, it } from 'vitest'
import type { ShellEnv } from '../env.ts'
import { serveSharePicture, sharePathOf } from './serve-share-picture.ts'
import { stubEdgeCache } from '../edge-cache.fixtures.ts'

const kept = stubEdgeCache()

const secret = 'a secret of this test'

async function ask(path: string, init?: RequestInit) {
  const pending: Promise<unknown>[] = []
  const response = await serveSharePicture(
    new Request(`https://kere.test${path}`, init),
    // The code under test uses no other binding.
    { ACCESS_TOKEN_SECRET: secret } as unknown as ShellEnv,
    { waitUntil: (work: Promise<unknown>) => void pending.push(work) } as unknown as ExecutionContext,
  )
  await Promise.all(pending)
  return response
}

async function pixelsOf(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const view = new DataView(bytes.buffer)
  expect(Array.from(bytes.subarray(0, 8))).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const [width, height, length] = [view.getUint32(16), view.getUint32(20), view.getUint32(33)]
  const stream = new Response(bytes.slice(41, 41 + length)).body!.pipeThrough(new DecompressionStream('deflate'))
  const rows = new Uint8Array(await new Response(stream).arrayBuffer())
  expect(rows.length).toBe((width * 3 + 1) * height)
  const isWhite = (x: number, y: number) =>
    [0, 1, 2].every((part) => rows[y * (width * 3 + 1) + 1 + x * 3 + part] === 255)
  const white = (from: number, to: number) => {
    let count = 0
    for (let y = from; y < to; y += 1) for (let x = 0; x < width; x += 1) count += isWhite(x, y) ? 1 : 0
    return count
  }
  return { width, height, white }
}

it('[W-08] draws a title as a picture of 1200 × 630 pixels, and once', async () => {
  const path = await sharePathOf('Śāntā’s notes: ₹0 – “why lakes foam”', secret)
  const first = await ask(path)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png'])
  const { width, height, white } = await pixelsOf(first)
  expect([width, height]).toEqual([1200, 630])
  expect(white(0, 320)).toBeGreaterThan(5_000)
  await ask(`${path}?x=1`)
  expect(kept.size).toBe(1)
  expect((await (await ask(path, { method: 'HEAD' })).arrayBuffer()).byteLength).toBe(0)
})

it('keeps a long title inside the picture, above the name of the site', async () => {
  const { white } = await pixelsOf(await ask(await sharePathOf('An endless title of many words '.repeat(20), secret)))
  expect([white(330, 500), white(0, 60)]).toEqual([0, 0])
  expect(white(60, 330)).toBeGreaterThan(5_000)
})

it('has one picture for titles of scripts whose letters join, and for none', async () => {
  for (const title of ['', 'ಕೆರೆ', 'तालाब', 'בריכה', 'A 🌊'])
    expect([title, await sharePathOf(title, secret)]).toEqual([title, '/share/v1/kere.png'])
  expect(await sharePathOf('Lakes', undefined)).toBe('/share/v1/kere.png')
  expect((await ask('/share/v1/kere.png')).status).toBe(200)
})

it('draws nothing that no page of ours has named', async () => {
  const path = await sharePathOf('Lakes', secret)
  const changed = path.replace('/v1/T', '/v1/U')
  const elsewhere = await sharePathOf('Lakes', 'another secret')
  for (const address of [changed, elsewhere, `${path}x`, '/share/v1/', '/share/v1/x.png', '/share/v1/..%2f.png'])
    expect([address, (await ask(address)).status]).toEqual([address, 404])
  expect(kept.size).toBe(0)
})

import { describe, expect, it } from 'vitest'
import { readForm } from '../forms/read-form.ts'
import { readUpTo } from './read-up-to.ts'
import { receiveRelease } from '../releases/receive-release.ts'

const chunkBytes = 64 * 1024

function endlessRequest(path: string, method: string, headers: Record<string, string>) {
  const sent = { bytes: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent.bytes += chunkBytes
        controller.enqueue(new Uint8Array(chunkBytes).fill(97))
      },
      cancel() {
        sent.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  // Node requires `duplex`, which the type lacks.
  const init = { method, headers, body, duplex: 'half' } as RequestInit
  return { request: new Request(`https://kere.test${path}`, init), sent }
}

describe('a body without an end', () => {
  it('is read to the chunk that passes the cap', async () => {
    const { request, sent } = endlessRequest('/', 'POST', {})
    const { bytes, isWhole } = await readUpTo(request, 2.5 * chunkBytes)
    expect([isWhole, bytes.byteLength, sent]).toEqual([
      false,
      2 * chunkBytes,
      { bytes: 3 * chunkBytes, isCancelled: true },
    ])
  })

  it('is no form of the shell', async () => {
    const headers = { origin: 'https://kere.test', 'content-type': 'application/x-www-form-urlencoded' }
    const { request, sent } = endlessRequest('/theme', 'POST', headers)
    expect(await readForm(request)).toHaveProperty('status', 413)
    expect(sent).toEqual({ bytes: chunkBytes, isCancelled: true })
  })

  it.each(['/public/0123456789ab/files/a.js', '/public/0123456789ab/br/a.js', '/public/0123456789ab'])(
    'is no release at %s',
    async (path) => {
      const { request, sent } = endlessRequest(path, 'PUT', { authorization: 'Bearer token' })
      // A function of the Workers runtime, which Node has under another name.
      Object.assign(crypto.subtle, { timingSafeEqual: () => true })
      const answer = await receiveRelease.fetch(request, {
        RELEASE_TOKEN: 'token',
        RELEASE_REGISTRY: { getByName: () => ({ readWait: async () => 0 }) },
      })
      expect([answer.status, sent.isCancelled]).toEqual([413, true])
      expect(sent.bytes).toBeLessThan(6 * 1024 * 1024)
    },
  )
})

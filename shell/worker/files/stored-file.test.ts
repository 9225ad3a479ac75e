import { expect, it, vi } from 'vitest'
import { answerStoredFile } from './stored-file.ts'

type Read = (encoding: string | null) => Promise<Response | null>

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(new URL(path, 'https://kere.test'), { method, headers })

const reader = (contentType = 'text/javascript; charset=utf-8') => ({
  contentType,
  read: vi.fn<Read>(async (encoding) => new Response(`as ${encoding}`, { headers: { etag: `"${encoding}"` } })),
})

it('reads a file once, each of its encodings by itself', async () => {
  const file = reader()
  for (const accepted of ['br, gzip', 'gzip', 'br', 'identity'])
    await answerStoredFile(ask('/assets/once.js', { 'accept-encoding': accepted }), file)
  expect(file.read.mock.calls).toEqual([['br'], ['gzip'], [null]])
  const again = await answerStoredFile(ask('/assets/once.js', { 'accept-encoding': 'br' }), file)
  expect([again.status, again.headers.get('content-encoding'), await again.text()]).toEqual([200, 'br', 'as br'])
})

it('answers from what it has kept as from what it has read', async () => {
  const file = reader()
  const [first, second] = [
    await answerStoredFile(ask('/assets/same.js', { 'accept-encoding': 'br' }), file),
    await answerStoredFile(ask('/assets/same.js', { 'accept-encoding': 'br' }), file),
  ]
  expect([...second.headers]).toEqual([...first.headers])
  expect(Object.fromEntries(first.headers)).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    etag: '"br"',
    vary: 'accept-encoding',
  })
  const held = await answerStoredFile(
    ask('/assets/same.js', { 'accept-encoding': 'br', 'if-none-match': '"br"' }),
    file,
  )
  expect([held.status, await held.text()]).toEqual([304, ''])
})

it('asks anew for what was not there', async () => {
  const read = vi.fn<Read>(async () => null)
  const late = { contentType: 'image/svg+xml', read }
  expect((await answerStoredFile(ask('/assets/late.svg'), late)).status).toBe(404)
  read.mockResolvedValue(new Response('<svg/>'))
  expect((await answerStoredFile(ask('/assets/late.svg'), late)).status).toBe(200)
})

it('has one copy of a font, whatever is accepted', async () => {
  const file = reader('font/woff2')
  const answer = await answerStoredFile(ask('/assets/inter.woff2', { 'accept-encoding': 'br' }), file)
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, null])
  expect(file.read.mock.calls).toEqual([[null]])
})

import { expect, it } from 'vitest'
import { readPreview, readPreviewToken, writePreviewToken } from './preview-token.ts'

const now = Date.UTC(2026, 10, 22, 10)
const preview = { remote: 'public', release: '0123456789ab', until: now + 60_000 }

it('is good until its end, and under its own secret', async () => {
  const token = await writePreviewToken(preview, 'secret')
  expect(await readPreviewToken(token, 'secret', now)).toEqual(preview)
  expect(await readPreviewToken(token, 'secret', now + 60_000)).toBeNull()
  expect(await readPreviewToken(token, 'other', now)).toBeNull()
})

it.each([
  ['another release', (token: string) => token.replace('0123456789ab', '0123456789ac')],
  ['a later end', (token: string) => token.replace(/\.(\d+)\./, (_, end) => `.${Number(end) + 1}.`)],
  ['another signature', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
])('is not taken with %s', async (_, change) => {
  expect(await readPreviewToken(change(await writePreviewToken(preview, 'secret')), 'secret', now)).toBeNull()
})

it('is nothing without its cookie, or where nothing can be released', async () => {
  const token = await writePreviewToken({ ...preview, until: Date.now() + 60_000 }, 'secret')
  const cookies = `kere_theme=dark; __Host-kere_preview=${token}`
  expect(await readPreview(cookies, 'secret')).toMatchObject({ remote: 'public' })
  expect([await readPreview('kere_theme=dark', 'secret'), await readPreview(cookies, undefined)]).toEqual([null, null])
})

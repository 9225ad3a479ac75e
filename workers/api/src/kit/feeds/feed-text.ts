import { hashHex } from '../../base/digests.ts'
import type { FileAnswer } from '../../http/route.ts'

/** XML 1.0 allows these characters neither plain nor escaped. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const xml = (text: string) => text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Answers with an ETag, so that a reader that has this version does not download it again. */
export const feedAnswer = async (
  body: string,
  format: 'rss+xml' | 'feed+json' | 'vc' | 'did+json',
): Promise<FileAnswer> => ({
  body,
  headers: {
    'content-type': `application/${format}; charset=utf-8`,
    etag: `"${(await hashHex(body)).slice(0, 32)}"`,
  },
})

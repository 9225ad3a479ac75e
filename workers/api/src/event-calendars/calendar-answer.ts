import { hashHex } from '../digests.ts'
import type { FileAnswer } from '../frame/route.ts'

export async function calendarAnswer(text: string, fileName: string): Promise<FileAnswer> {
  return {
    body: text,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}.ics"`,
      etag: `"${(await hashHex(text)).slice(0, 32)}"`,
    },
  }
}

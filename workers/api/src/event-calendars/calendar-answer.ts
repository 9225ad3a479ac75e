import { hashHex } from '../digests.ts'
import type { FileAnswer } from '../frame/route.ts'

/** Named as it is downloaded; whoever has the same text already is told so by its tag. */
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

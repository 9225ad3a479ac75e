import type { DocumentBucket, SingleFileKind } from '@kere/contracts/files/file-kind'
import type { files } from '../../schema/base/files.ts'
import { seededId, seededRandom } from './seeded-random.ts'

export type SeededBucket = DocumentBucket | 'media'

export interface SeededDocument {
  bucket: SeededBucket
  row: typeof files.$inferInsert & { id: string; objectKey: string }
  read: () => Promise<Uint8Array>
}

type Kind = Pick<SingleFileKind, 'name' | 'folder' | 'isKeyTimed'> & { bucket: SeededBucket }

interface Written {
  key: string
  ownerId: string | null
  at: number
  lines: readonly string[]
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Makes a PDF with one page of plain text. */
export const seededDocument = (kind: Kind, { lines, ...about }: Written): SeededDocument =>
  seededFile(kind, { ...about, ...written(writePdf(lines)), about: { type: 'application/pdf' } })

/** The size and the bytes of a file that the seed itself writes. */
export const written = (bytes: Uint8Array): Pick<Given, 'size' | 'read'> => ({
  size: bytes.length,
  read: () => Promise.resolve(bytes),
})

interface Given extends Omit<Written, 'lines'> {
  size: number
  read: () => Promise<Uint8Array>
  about: Pick<typeof files.$inferInsert, 'type' | 'width' | 'height' | 'smallKey'>
}

export function seededFile(kind: Kind, { key, ownerId, at, size, read, about }: Given): SeededDocument {
  const random = seededRandom(`${kind.folder}:${key}`)
  const own = Array.from({ length: 22 }, () => letters.charAt(Math.floor(random() * letters.length))).join('')
  // A public picture is found in its small size by the second half of its name.
  const name = kind.bucket === 'media' && about.smallKey ? `${own}.${about.smallKey.split('/').at(-1)}` : own
  return {
    bucket: kind.bucket,
    read,
    row: {
      id: seededId('fil', at, `${kind.name}:${key}`),
      ownerId,
      kind: kind.name,
      state: 'stored',
      objectKey: `${kind.folder}/${kind.isKeyTimed ? `${at}-${name}.pdf` : name}`,
      size,
      ...about,
      unusedAt: at,
      createdAt: at,
      sentAt: at,
    },
  }
}

/** Only Latin letters are supported, because other scripts would need an embedded font. */
function writePdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`)
  const text = ['BT /F1 11 Tf 16 TL 72 770 Td', ...shown, 'ET'].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  return new TextEncoder().encode(
    `${body}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}

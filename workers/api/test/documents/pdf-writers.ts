import { deflate } from 'pako'
import { concat } from '../pictures.ts'
import { latin, little } from './bytes.ts'

/** Objects are numbered from 1 in their order. The first is the catalog, the second names the author. */
export type PdfObject = string | { dictionary: string; data: Uint8Array }

export type PdfWriter = (objects: readonly PdfObject[]) => Uint8Array<ArrayBuffer>

interface Style {
  head: string
  line: string
  /** Writes the stream's length into a later object, as programs do that do not know it beforehand. */
  hasLengthApart?: boolean
  tail?: string
}

/** Writes the objects one after another, followed by a table of their offsets. */
export function writePlain(objects: readonly PdfObject[], { head, line, hasLengthApart = false, tail = '' }: Style) {
  const parts: Uint8Array[] = [latin(head)]
  const offsets: number[] = []
  let length = parts[0]!.length
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  const addObject = (number: number, body: PdfObject, lengthText?: string) => {
    offsets[number] = length
    add(latin(`${number} 0 obj${line}`))
    if (typeof body === 'string') add(latin(body))
    else {
      const said = lengthText ?? String(body.data.length)
      add(latin(`${body.dictionary.replace(/>>$/, `/Length ${said}>>`)}${line}stream\r\n`))
      add(body.data)
      add(latin(`${line}endstream`))
    }
    add(latin(`${line}endobj${line}`))
  }
  let next = objects.length + 1
  for (const [at, body] of objects.entries()) {
    const isApart = hasLengthApart && typeof body !== 'string'
    addObject(at + 1, body, isApart ? `${next} 0 R` : undefined)
    if (!isApart) continue
    addObject(next, String(body.data.length))
    next += 1
  }
  const rows = Array.from({ length: next - 1 }, (_, at) => `${String(offsets[at + 1]).padStart(10, '0')} 00000 n\r\n`)
  const table = `xref${line}0 ${next}${line}0000000000 65535 f\r\n${rows.join('')}`
  add(
    latin(
      `${table}trailer${line}<</Size ${next}/Root 1 0 R/Info 2 0 R>>${line}startxref${line}${length}${line}%%EOF${line}`,
    ),
  )
  return concat(...parts, latin(tail))
}

interface Packing {
  head: string
  /** The number of objects in one stream. */
  each: number
  predictor?: number
  line?: string
}

/** Writes the objects into compressed object streams (PDF 1.5). A stream cannot be inside another one. */
export function writePacked(objects: readonly PdfObject[], { head, each, predictor = 1, line = '\n' }: Packing) {
  const numbered = objects.map((body, at) => ({ number: at + 1, body }))
  const loose = numbered.filter(({ body }) => typeof body !== 'string')
  const packed = numbered.filter(({ body }) => typeof body === 'string')
  const all: { number: number; body: PdfObject }[] = [...loose]
  let number = objects.length + 1
  for (let at = 0; at < packed.length; at += each, number += 1)
    all.push({ number, body: packObjects(packed.slice(at, at + each), predictor) })
  const parts: Uint8Array[] = [latin(head)]
  for (const { number: name, body } of all) {
    const { dictionary, data } = body as Exclude<PdfObject, string>
    parts.push(latin(`${name} 0 obj${line}${dictionary.replace(/>>$/, `/Length ${data.length}>>`)}${line}stream\n`))
    parts.push(data, latin(`${line}endstream${line}endobj${line}`))
  }
  const table = deflate(little(0, 64))
  const dictionary = `<</Type/XRef/Size ${number + 1}/W[1 2 1]/Root 1 0 R/Info 2 0 R/Filter/FlateDecode/DecodeParms<</Columns 4/Predictor 12>>/Length ${table.length}>>`
  parts.push(
    latin(`${number} 0 obj${line}${dictionary}${line}stream\r\n`),
    table,
    latin(`${line}endstream${line}endobj${line}`),
  )
  return concat(...parts, latin(`startxref${line}116${line}%%EOF${line}`))
}

export function packObjects(
  objects: readonly { number: number; body: PdfObject }[],
  predictor = 1,
): Exclude<PdfObject, string> {
  const bodies = objects.map(({ body }) => textOf(body))
  let offset = 0
  const pairs = objects.map(({ number }, at) => {
    const pair = `${number} ${offset}`
    offset += bodies[at]!.length + 1
    return pair
  })
  const header = `${pairs.join(' ')} `
  const plain = latin(`${header}${bodies.join(' ')}`)
  const parameters = predictor > 1 ? `/DecodeParms<</Predictor ${predictor}/Columns 8>>` : ''
  return {
    dictionary: `<</Type/ObjStm/N ${objects.length}/First ${header.length}/Filter/FlateDecode${parameters}>>`,
    data: deflate(predictor > 1 ? rowsOf(plain, predictor - 10) : plain),
  }
}

/** Filters rows as PNG does: each byte is the difference to the one before it or above it. */
function rowsOf(plain: Uint8Array, filter: number) {
  const width = 8
  const padded = new Uint8Array(Math.ceil(plain.length / width) * width).fill(32)
  padded.set(plain)
  const rows: Uint8Array[] = []
  for (let at = 0; at < padded.length; at += width) {
    const row = padded.slice(at, at + width)
    const made = row.map((byte, column) => {
      const [left, up] = [column === 0 ? 0 : row[column - 1]!, at === 0 ? 0 : padded[at - width + column]!]
      return byte - (filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : 0)
    })
    rows.push(concat(Uint8Array.of(filter), made))
  }
  return concat(...rows)
}

const textOf = (body: PdfObject = '') => (typeof body === 'string' ? body : body.dictionary)

/** Writers that imitate the programs people use most. */
export const pdfWriters = {
  Chrome: (objects) => writePlain(objects, { head: '%PDF-1.4\n%\u{d3}\u{eb}\u{e9}\u{e1}\n', line: '\n' }),
  LibreOffice: (objects) =>
    writePlain(objects, { head: '%PDF-1.7\n%\u{e4}\u{fc}\u{f6}\u{df}\n', line: '\n', hasLengthApart: true }),
  Word: (objects) => writePlain(objects, { head: '%PDF-1.7\r\n%\u{b5}\u{b5}\u{b5}\u{b5}\r\n', line: '\r\n' }),
  'Word, with its second table': (objects) =>
    concat(
      writePlain(objects, { head: '%PDF-1.7\r\n%\u{b5}\u{b5}\u{b5}\u{b5}\r\n', line: '\r\n' }),
      latin(
        'xref\r\n0 0\r\ntrailer\r\n<</Size 9/Root 1 0 R/Info 2 0 R/Prev 900/XRefStm 700>>\r\nstartxref\r\n900\r\n%%EOF',
      ),
    ),
  pdfTeX: (objects) => writePacked(objects, { head: '%PDF-1.5\n%\u{d0}\u{d4}\u{c5}\u{d8}\n', each: 100 }),
  Acrobat: (objects) =>
    writePacked(objects, { head: '%PDF-1.6\r%\u{e2}\u{e3}\u{cf}\u{d3}\r\n', each: 5, predictor: 12, line: '\r' }),
  'a writer that predicts bytes': (objects) => writePacked(objects, { head: '%PDF-1.5\n', each: 3, predictor: 11 }),
  'a writer that predicts means': (objects) => writePacked(objects, { head: '%PDF-1.5\n', each: 7, predictor: 13 }),
  Ghostscript: (objects) =>
    writePlain(objects, {
      head: '%PDF-1.4\n%\u{c7}\u{ec}\u{8f}\u{a2}\n',
      line: '\n',
      hasLengthApart: true,
      tail: '\n',
    }),
  'a scanner': (objects) => writePlain(objects, { head: '\r\n%PDF-1.3\r\n', line: '\r\n', tail: '\0'.repeat(2000) }),
  'a printer': (objects) =>
    writePlain(objects, { head: '\u{1b}%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE = PDF\r\n%PDF-1.4\n', line: '\n' }),
  'a site that marks the order of bytes': (objects) =>
    writePlain(objects, { head: '\u{ef}\u{bb}\u{bf}%PDF-1.4\n', line: '\n', tail: '\n\n \t\r\n' }),
  'a linearizer': (objects) =>
    concat(
      latin('%PDF-1.4\n%\u{e2}\u{e3}\n900 0 obj\n<</Linearized 1/L 4000/H[500 40]/O 3/E 3000/N 1/T 3900>>\nendobj\n'),
      latin('xref\n900 1\n0000000016 00000 n\r\ntrailer\n<</Size 901/Root 1 0 R/Prev 3900>>\nstartxref\n0\n%%EOF\n'),
      writePlain(objects, { head: '', line: '\n' }),
    ),
  'a signer, who adds to it': (objects) =>
    concat(
      writePlain(objects, { head: '%PDF-1.7\n', line: '\n' }),
      latin(
        `1 0 obj\n${textOf(objects[0])}\nendobj\n800 0 obj\n<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 9 20 9]/Contents<${'4a53'.repeat(900)}>/Reason(I wrote it)>>\nendobj\n`,
      ),
      latin('xref\n1 1\n0000004000 00000 n\r\ntrailer\n<</Size 801/Root 1 0 R/Prev 3000>>\nstartxref\n4200\n%%EOF\n'),
    ),
} satisfies Record<string, PdfWriter>

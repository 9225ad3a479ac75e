import { deflate } from 'pako'
import { concat } from '../pictures.ts'
import { latin, noise } from './bytes.ts'
import { aDoc } from './doc-writer.ts'
import { docxType, field, part, partsOf } from './docx-writers.ts'
import { documentOf } from './innocent-pdfs.ts'
import { pdfWriters, type PdfObject } from './pdf-writers.ts'
import { aZip } from './zip-writer.ts'

const megabytes = 1024 * 1024
const size = 5 * megabytes

const repeated = (text: string, bytes = size - 4000) => text.repeat(Math.floor(bytes / text.length))
const pdf = (more: readonly PdfObject[]) => pdfWriters.Chrome(documentOf({ more }))
const packed = (data: Uint8Array): PdfObject => ({
  dictionary: '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>',
  data: deflate(data, { level: 1 }),
})
const docx = (data: Uint8Array | string, name = 'word/a.xml') => aZip([...partsOf({}), part(name, data)])

/**
 * Documents of 5 MB, or of as much once they are unpacked. Each makes some way of reading it take too much memory, or
 * quadratic time.
 */
export const heavyDocuments = (
  [
    ['application/pdf', 'escapes', () => pdf([repeated('#41')])],
    ['application/pdf', 'names with escapes', () => pdf([`<<${repeated('/J#61')}>>`])],
    ['application/pdf', 'names of one letter', () => pdf([`<<${repeated('/a')}>>`])],
    ['application/pdf', 'small objects', () => pdf([repeated('1 0 obj<</S/URI>>endobj ')])],
    ['application/pdf', 'objects that never end', () => pdf([repeated('1 0 obj(')])],
    ['application/pdf', 'streams that never end', () => pdf([repeated('1 0 obj<<>>stream\n')])],
    ['application/pdf', 'streams that end at once', () => pdf([repeated('1 0 obj<<>>stream endstream ')])],
    [
      'application/pdf',
      'filters',
      () => pdf([{ dictionary: `<</Type/ObjStm/First 4/Filter[${repeated('/aa')}]>>`, data: latin('') }]),
    ],
    [
      'application/pdf',
      'parameters',
      () => pdf([`<</DecodeParms<<${Array.from({ length: 400_000 }, (_, at) => `/${at} ${at % 10}`).join('')}>>>>`]),
    ],
    ['application/pdf', 'brackets', () => pdf([repeated('<<>>')])],
    ['application/pdf', 'open brackets', () => pdf([repeated('<')])],
    ['application/pdf', 'trailers', () => pdf([repeated('trailer<<')])],
    [
      'application/pdf',
      'markup between objects',
      () => concat(pdf([]), latin(`${repeated('<s')}\nstartxref\n9\n%%EOF`)),
    ],
    ['application/pdf', 'packed names', () => pdf([packed(latin(`7 0 ${repeated('/a', 4 * megabytes)}`))])],
    ['application/pdf', 'packed numbers', () => pdf([packed(latin(repeated('1 ', 4 * megabytes)))])],
    [
      'application/pdf',
      'eight packed streams',
      () => pdf(Array.from({ length: 8 }, () => packed(latin(`7 0 ${repeated('<</S/P>>', 3.9 * megabytes)}`)))),
    ],
    ['application/pdf', 'a photo', () => pdf([{ dictionary: '<<>>', data: noise(1, size - 4000) }])],
    [docxType, 'tags', () => docx(repeated('<a/>', 8 * megabytes))],
    [docxType, 'one tag', () => docx(`<a b="${repeated('x', 8 * megabytes)}"/>`)],
    [docxType, 'fields that never end', () => docx(repeated('<w:fldChar w:fldCharType="begin"/>'))],
    [docxType, 'long codes', () => docx(`<a>${repeated(field(`LINK ${'a.'.repeat(2500)}`), 60 * megabytes)}</a>`)],
    [
      docxType,
      'codes letter by letter',
      () => docx(`<a>${repeated(field(...Array.from({ length: 3000 }, () => 'a')), 8 * megabytes)}</a>`),
    ],
    [
      docxType,
      'relationships',
      () =>
        docx(
          `<a>${repeated('<Relationship Type="x/hyperlink" Target="y" TargetMode="External"/>', 8 * megabytes)}</a>`,
          'word/_rels/a.xml.rels',
        ),
    ],
    [
      docxType,
      'attributes without values',
      () => docx(`<Relationship ${repeated('a', 60_000)}/>`, 'word/_rels/a.xml.rels'),
    ],
    [docxType, 'remarks', () => docx(`<a>${repeated('<!-- -- -->', 8 * megabytes)}</a>`)],
    [docxType, 'letters by number', () => docx(`<w:instrText>${repeated('&#65;', 8 * megabytes)}</w:instrText>`)],
    [docxType, 'a picture', () => docx(noise(2, size - 4000), 'word/media/a.png')],
    ['application/msword', 'fields', () => aDoc({ text: repeated('\u{13}a\u{14}\u{15}') })],
    ['application/msword', 'a long text', () => aDoc({ text: repeated('Asha Rao '), cut: 3 })],
  ] as const
).map(([type, title, make]) => ({ type, title, make }))

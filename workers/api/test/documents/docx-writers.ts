import { latin } from './bytes.ts'
import { aZip, type Packed } from './zip-writer.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' as const
const w =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export interface WrittenDocx {
  /** XML inside the document's body. */
  body?: string
  /** XML of the document's relationships. */
  related?: string
  /** Further parts, as text or as bytes. */
  parts?: Readonly<Record<string, string | Uint8Array>>
  types?: string
}

export const part = (name: string, data: string | Uint8Array): Packed => ({
  name,
  data: typeof data === 'string' ? utf8(data) : data,
})

export const paragraph = (text: string) =>
  `<w:p w:rsidR="00A1"><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** Writes a field as Word does, with its code split anywhere. */
export const field = (...codes: readonly string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${codes.map((code) => `<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

export const relationship = (type: string, target: string, mode = '') =>
  `<Relationship Id="rId${type.length}" Type="${relationships}/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`

export const relationshipsOf = (inner: string) =>
  `${declaration}\r\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`

interface Naming {
  main?: string
  mainType?: string
}

export function partsOf(
  { body = paragraph('Asha Rao'), related = '', parts = {}, types = '' }: WrittenDocx,
  { main = 'word/document.xml', mainType = `${docxType}.main+xml` }: Naming = {},
) {
  const name = main.slice(main.lastIndexOf('/') + 1)
  return [
    part(
      '[Content_Types].xml',
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${mainType}"/>${types}</Types>`,
    ),
    part('_rels/.rels', relationshipsOf(relationship('officeDocument', main))),
    part(main, `${declaration}<w:document ${w}><w:body>${body}<w:sectPr/></w:body></w:document>`),
    part(`word/_rels/${name}.rels`, relationshipsOf(`${relationship('styles', 'styles.xml')}${related}`)),
    part('word/styles.xml', `<w:styles ${w}/>`),
    part(
      'docProps/core.xml',
      '<cp:coreProperties xmlns:cp="x"><dc:title>macros &amp; DDE</dc:title></cp:coreProperties>',
    ),
    ...Object.entries(parts).map(([each, data]) => part(each, data)),
  ]
}

/** Padding that Word leaves for later growth. */
const growth = latin(`\u{20}\u{a2}\u{8}\0\u{b9}\0${'\0'.repeat(6)}`)

/** Writers that imitate the programs people use most. */
export const docxWriters: Readonly<Record<string, (written: WrittenDocx) => Uint8Array<ArrayBuffer>>> = {
  Word: (written) => aZip(partsOf(written), { extra: growth }),
  'Word on the web': (written) => aZip(partsOf(written, { main: 'word/document2.xml' })),
  LibreOffice: (written) => {
    const [types, ...rest] = partsOf(written)
    return aZip([...rest, types!], { hasDescriptors: true })
  },
  'Google Docs': (written) =>
    aZip([part('word/numbering.xml', `<w:numbering ${w}/>`), ...partsOf(written)], { hasDescriptors: true }),
  Pages: (written) => aZip([...partsOf(written), part('docProps/thumbnail.jpeg', latin('\u{ff}\u{d8}\u{ff}'))]),
  'a writer that does not compress': (written) => aZip([part('word/', ''), ...partsOf(written)], { isStored: true }),
}

/** Makes a chart's workbook. */
export const aWorkbook = (parts: Readonly<Record<string, string | Uint8Array>> = {}) =>
  aZip([
    part(
      '[Content_Types].xml',
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    part('xl/workbook.xml', '<workbook/>'),
    ...Object.entries(parts).map(([name, data]) => part(name, data)),
  ])

export const aChart = (workbook: Uint8Array): WrittenDocx => ({
  related: relationship('chart', 'charts/chart1.xml'),
  parts: {
    'word/charts/chart1.xml': '<c:chartSpace xmlns:c="x"/>',
    'word/charts/_rels/chart1.xml.rels': relationshipsOf(
      relationship('package', '../embeddings/Microsoft_Excel_Sheet1.xlsx'),
    ),
    'word/embeddings/Microsoft_Excel_Sheet1.xlsx': workbook,
  },
})

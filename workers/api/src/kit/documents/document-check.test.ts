import { expect, it } from 'vitest'
import { noise } from '../../../test/documents/bytes.ts'
import { innocentDocs } from '../../../test/documents/doc-writer.ts'
import { hostilePdfs } from '../../../test/documents/hostile-pdfs.ts'
import { hostileWord } from '../../../test/documents/hostile-word.ts'
import { innocentDocx } from '../../../test/documents/innocent-docx.ts'
import { documentOf, innocentPdfs } from '../../../test/documents/innocent-pdfs.ts'
import { pdfWriters } from '../../../test/documents/pdf-writers.ts'
import { judgeDocument } from './document-check.ts'
import { documentTypeOf } from './document-type.ts'

const innocent = [...innocentPdfs, ...innocentDocx, ...innocentDocs]
const hostile = [...hostilePdfs, ...hostileWord]

it('takes every innocent document, of whatever program', () => {
  const wrong = innocent.flatMap(({ title, type, bytes }) => {
    const refusal = judgeDocument(type, bytes)
    return refusal || documentTypeOf(bytes.subarray(0, 1024)) !== type ? [`${title}: ${refusal?.message}`] : []
  })
  expect(wrong).toEqual([])
  expect(innocent.length).toBeGreaterThan(200)
})

it.each(hostile)('refuses $title, and says why', ({ type, bytes, says }) => {
  expect(judgeDocument(type, bytes)?.detail).toMatch(says)
})

it('takes a PDF with any photo: of 2,000 not one is refused', () => {
  const [photoBytes, at] = [1_000_000, 600]
  const dictionary = '<</Type/XObject/Subtype/Image/Filter/DCTDecode>>'
  const bytes = pdfWriters.Chrome(documentOf({ more: [{ dictionary, data: new Uint8Array(photoBytes + at) }] }))
  const start = bytes.lastIndexOf(0, bytes.length - 800) - photoBytes
  const refused = Array.from({ length: 2000 }, (_, seed) => {
    bytes.set(noise(seed, photoBytes), start)
    return judgeDocument('application/pdf', bytes)?.detail
  }).filter(Boolean)
  expect(refused).toEqual([])
  // Two gigabytes are judged, which takes a busy machine more than a minute.
}, 180_000)

import { deflate } from 'pako'
import { concat } from '../pictures.ts'
import { latin } from './bytes.ts'
import { documentOf } from './innocent-pdfs.ts'
import { pdfWriters, type PdfObject } from './pdf-writers.ts'
import { aZip } from './zip-writer.ts'

export interface Hostile {
  title: string
  type:
    | 'application/pdf'
    | 'application/msword'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  bytes: Uint8Array<ArrayBuffer>
  says: RegExp
}

const script = String.raw`<</Type/Action/S/JavaScript/JS(app.alert\(1\))>>`
const { Chrome: plain, pdfTeX: packed, Acrobat: predicted } = pdfWriters

const openedBy = (act: string, more: readonly PdfObject[] = []) =>
  documentOf({ catalog: '/OpenAction 7 0 R', more: [act, ...more] })

/** Each kind of active content by itself, without any hiding. */
const acts: readonly (readonly [string, readonly PdfObject[], RegExp])[] = [
  ['a script', openedBy(script), /JavaScript/],
  [
    'a script behind a list of names',
    documentOf({ catalog: '/Names<</JavaScript<</Names[(a) 7 0 R]>>>>', more: [script] }),
    /JavaScript/,
  ],
  [
    'a script that a button runs',
    documentOf({ page: `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A${script}>>]` }),
    /JavaScript/,
  ],
  ['a script with escapes in its name', openedBy('<</S/J#61v#61Script/J#53(x)>>'), /JavaScript/],
  ['a script whose name is an object', openedBy('<</S 8 0 R/JS 9 0 R>>', ['/JavaScript']), /JavaScript/],
  ['a script behind a remark', openedBy('<</S %\n/JavaScript/JS<6170>>>'), /JavaScript/],
  ['a script said twice', openedBy('<</S/GoTo/S/JavaScript/JS(x)>>'), /JavaScript/],
  ['a program', openedBy('<</S/Launch/F(cmd.exe)>>'), /starts a program/],
  [
    'a program for Windows',
    documentOf({ page: '/Annots[<</A<</S/Launch/Win<</F(calc.exe)>>>>>>]' }),
    /starts a program/,
  ],
  [
    'a file on a share',
    documentOf({ page: '/Annots[<</A<</S/GoToR/F(\\\\\\\\10.0.0.1\\\\a.pdf)/D[0/Fit]>>>>]' }),
    /opens another file/,
  ],
  ['a file inside that opens', openedBy('<</S/GoToE/T<</R/C/N(a)>>>>'), /opens another file/],
  [
    'a form that is sent',
    documentOf({ page: '/Annots[<</A<</S/SubmitForm/F<</FS/URL/F(https://x.example)>>>>>>]' }),
    /form/,
  ],
  ['data of a form that are loaded', openedBy('<</S/ImportData/F(a.fdf)>>'), /form/],
  ['an address that opens by itself', openedBy('<</S/URI/URI(https://x.example)>>'), /address by itself/],
  [
    'an address in the catalog',
    documentOf({ catalog: '/OpenAction<</S/URI/URI(https://x.example)>>' }),
    /address by itself/,
  ],
  [
    'an address that follows an act',
    documentOf({
      catalog: '/OpenAction<</S/GoTo/D[4 0 R/Fit]/Next 7 0 R>>',
      more: ['<</S/URI/URI(https://x.example)>>'],
    }),
    /address by itself/,
  ],
  [
    'an address among acts that follow',
    openedBy('<</S/GoTo/D[4 0 R/Fit]/Next[<</S/URI/URI(https://x.example)>>]>>'),
    /address by itself/,
  ],
  [
    'what a page does when it is shown',
    documentOf({ page: '/AA<</O<</S/URI/URI(https://x.example)>>>>' }),
    /by itself/,
  ],
  [
    'what a page does, said elsewhere',
    documentOf({ page: '/AA 7 0 R', more: ['<</O 8 0 R>>', '<</S/URI/URI(https://x.example)>>'] }),
    /by itself/,
  ],
  [
    'a file inside',
    documentOf({
      catalog: '/Names<</EmbeddedFiles<</Names[(a.exe) 7 0 R]>>>>',
      more: ['<</Type/Filespec/F(a.exe)/EF<</F 8 0 R>>>>', { dictionary: '<</Type/EmbeddedFile>>', data: latin('MZ') }],
    }),
    /another file/,
  ],
  ['a file pinned to a page', documentOf({ page: '/Annots[<</Subtype/FileAttachment/FS 7 0 R>>]' }), /another file/],
  [
    'a form of XFA',
    documentOf({
      catalog: '/AcroForm<</XFA[(template) 7 0 R]>>',
      more: [{ dictionary: '<<>>', data: latin('<template/>') }],
    }),
    /XFA/,
  ],
  [
    'a form of XFA in one piece',
    documentOf({ catalog: '/AcroForm<</XFA 7 0 R>>', more: [{ dictionary: '<<>>', data: latin('<xdp/>') }] }),
    /XFA/,
  ],
  ['rich media', documentOf({ page: '/Annots[<</Subtype/RichMedia/RichMediaContent 7 0 R>>]' }), /video/],
  ['a 3D scene', documentOf({ page: '/Annots[<</Subtype/3D/3DD 7 0 R>>]' }), /3D/],
  ['a film', openedBy('<</S/Rendition/OP 0/JS(x)>>'), /video|JavaScript/],
  [
    'a stream of another file',
    documentOf({ more: [{ dictionary: '<</Type/XObject/F(\\\\\\\\10.0.0.1\\\\a)>>', data: latin('') }] }),
    /another file/,
  ],
]

const scriptPage = documentOf({ catalog: '/OpenAction 7 0 R', more: [script] })
const hidden = `50 0 obj\n${script}\nendobj\n`

/** Replaces the last object by an object stream with this content. */
const packedBy = (dictionary: string, data: Uint8Array) => plain([...documentOf({}), { dictionary, data }])
const body = `7 0 ${script}`

/** Hides active content in parts that a check could miss. */
const hiding: readonly (readonly [string, Uint8Array<ArrayBuffer>, RegExp])[] = [
  ...acts.slice(0, 14).map(([title, objects, says]) => [`${title}, packed`, packed(objects), says] as const),
  ['a script, packed by differences', predicted(scriptPage), /JavaScript/],
  [
    'a script in an update',
    concat(
      plain(documentOf({})),
      latin(`7 0 obj\n${script}\nendobj\ntrailer\n<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF\n`),
    ),
    /JavaScript/,
  ],
  [
    'a script in a trailer',
    concat(plain(documentOf({})), latin(`trailer\n<</Root<</OpenAction${script}>>>>\nstartxref\n9\n%%EOF\n`)),
    /JavaScript/,
  ],
  [
    'an object inside a string',
    plain(documentOf({ info: `/Title(${hidden.replaceAll(/[\\()]/g, String.raw`\$&`)})` })),
    /JavaScript/,
  ],
  ['an object inside a remark', plain(documentOf({ info: `%${hidden.replaceAll('\n', ' ')}\n` })), /JavaScript/],
  [
    'an object inside a stream',
    plain(documentOf({ text: ')Tj', isTextPacked: false, more: [{ dictionary: '<<>>', data: latin(hidden) }] })),
    /JavaScript/,
  ],
  ['objects that are not compressed', packedBy('<</Type/ObjStm/N 1/First 4>>', latin(body)), /JavaScript/],
  [
    'objects under a type that is elsewhere',
    packedBy('<</Type 8 0 R/N 1/First 4/Filter/FlateDecode>>', deflate(latin(body))),
    /JavaScript/,
  ],
  [
    'objects that begin where no other does',
    packedBy('<</Type/ObjStm/N 2/First 10/Filter/FlateDecode>>', deflate(latin(`1 0 7 10  (         ${script})`))),
    /JavaScript/,
  ],
  ['objects by LZW', packedBy('<</Type/ObjStm/N 1/First 4/Filter/LZWDecode>>', latin('x')), /cannot be checked/],
  [
    'objects by two filters',
    packedBy('<</Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]>>', latin('x')),
    /cannot be checked/,
  ],
  [
    'objects by a filter that is elsewhere',
    packedBy('<</Type/ObjStm/N 1/First 4/Filter 8 0 R>>', deflate(latin(body))),
    /cannot be checked/,
  ],
  [
    'objects whose first is elsewhere',
    packedBy('<</Type/ObjStm/N 1/First 8 0 R/Filter/FlateDecode>>', deflate(latin(body))),
    /cannot be checked/,
  ],
  [
    'objects that break off',
    packedBy('<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>', deflate(latin(body)).slice(0, 20)),
    /damaged/,
  ],
  [
    'objects of 40 MB',
    packedBy('<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>', deflate(new Uint8Array(40_000_000))),
    /more than can be checked/,
  ],
  [
    'twenty streams of 3 MB',
    plain([
      ...documentOf({}),
      ...Array.from({ length: 20 }, () => ({
        dictionary: '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>',
        data: deflate(new Uint8Array(3_000_000)),
      })),
    ]),
    /more than can be checked/,
  ],
  [
    'a password',
    concat(plain(documentOf({})), latin('trailer\n<</Root 1 0 R/Encrypt 9 0 R/ID[<00><00>]>>\nstartxref\n9\n%%EOF')),
    /password/,
  ],
  [
    'a page behind its end',
    concat(plain(documentOf({})), latin('<!doctype html><script>alert(1)</script>')),
    /behind its end/,
  ],
  [
    'a page between two ends',
    concat(plain(documentOf({})), latin('<html><script>alert(1)</script>\nstartxref\n9\n%%EOF\n')),
    /behind its end/,
  ],
  [
    'an archive behind its end',
    concat(plain(documentOf({})), aZip([{ name: 'a.class', data: latin('CAFE') }]), latin('\n%%EOF\n')),
    /behind its end/,
  ],
  ['no end', plain(documentOf({})).slice(0, -30), /damaged/],
  ['no object', latin('%PDF-1.7\nstartxref\n9\n%%EOF'), /damaged/],
  ['a nest of a thousand lists', plain(documentOf({ more: ['['.repeat(1000)] })), /damaged/],
  [
    'ten thousand objects in each other',
    plain(documentOf({ more: [`(${'1 0 obj('.repeat(10_000)}`] })),
    /cannot be checked/,
  ],
]

export const hostilePdfs: readonly Hostile[] = [
  ...acts.map(([title, objects, says]) => ({ title, bytes: plain(objects), says })),
  ...hiding.map(([title, bytes, says]) => ({ title, bytes, says })),
].map((each) => ({ ...each, title: `a PDF with ${each.title}`, type: 'application/pdf' }))

import { concat } from '../pictures.ts'
import { latin, wide } from './bytes.ts'
import { aCompoundFile, aDoc } from './doc-writer.ts'
import {
  aChart,
  aWorkbook,
  docxType,
  docxWriters,
  field,
  part,
  partsOf,
  relationship,
  relationshipsOf,
  type WrittenDocx,
} from './docx-writers.ts'
import type { Hostile } from './hostile-pdfs.ts'
import { aZip } from './zip-writer.ts'

const write = docxWriters['Word']!
const plain = partsOf({})
const html = latin('<!doctype html><script>alert(1)</script>')

const template = (target: string): WrittenDocx => ({
  parts: { 'word/_rels/settings.xml.rels': relationshipsOf(relationship('attachedTemplate', target, 'External')) },
})
const wideXml = (text: string) => concat(Uint8Array.of(0xff, 0xfe), wide(text))
const dde = 'DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"'

const docx: readonly (readonly [string, Uint8Array<ArrayBuffer>, RegExp])[] = [
  ['a template of the web', write(template('https://x.example/a.dotm')), /template/],
  ['a template on a share', write(template('\\\\10.0.0.1\\a.dotm')), /template/],
  ['a template on a share, by its address', write(template('file://10.0.0.1/a.dotm')), /template/],
  ['a template with escapes in its address', write(template('&#104;ttps:&#x2f;/x.example/a.dotm')), /template/],
  [
    'a template said in UTF-16',
    write({
      parts: {
        'word/_rels/settings.xml.rels': wideXml(
          relationshipsOf(relationship('attachedTemplate', 'https://x.example/a.dotm', 'External')).replace(
            'UTF-8',
            'UTF-16',
          ),
        ),
      },
    }),
    /template/,
  ],
  [
    'a template in quotes of another kind',
    write({
      parts: {
        'word/_rels/settings.xml.rels': `<r:Relationships xmlns:r="x"><r:Relationship\nTargetMode = 'External' Target='https://x.example' Type='http://x/attachedTemplate'/></r:Relationships>`,
      },
    }),
    /template/,
  ],
  [
    'a template in an encoding that hides it',
    write({ parts: { 'word/_rels/settings.xml.rels': '<?xml version="1.0" encoding="utf-7"?><a/>' } }),
    /damaged/,
  ],
  [
    'an object of another file',
    write({ related: relationship('oleObject', 'https://x.example/a.xlsx', 'External') }),
    /loads a template or a part/,
  ],
  [
    'an object of another file on a disk',
    write({ related: relationship('oleObject', 'file:///C:\\a.hta', 'External') }),
    /loads a template or a part/,
  ],
  [
    'a frame of another page',
    write({ related: relationship('frame', 'https://x.example', 'External') }),
    /loads a template or a part/,
  ],
  [
    'a picture on a share',
    write({ related: relationship('image', '\\\\10.0.0.1\\a.png', 'External') }),
    /loads a template or a part/,
  ],
  ['a field of DDE', write({ body: field(` ${dde} `) }), /another program/],
  ['a field of DDE, cut', write({ body: field(' D', 'DEA', 'UTO c:\\\\cmd.exe ') }), /another program/],
  ['a field of DDE, escaped', write({ body: field('&#68;&#x44;EAUTO c:\\\\cmd.exe') }), /another program/],
  ['a field of DDE in letters of XML', write({ body: field(`<![CDATA[${dde}]]>`) }), /another program/],
  ['a field of DDE behind blanks', write({ body: field(`${'&#32;'.repeat(5000)}${dde}`) }), /another program/],
  ['a simple field of DDE', write({ body: `<w:fldSimple w:instr="dde excel a b"/>` }), /another program/],
  ['a field of DDE under another prefix', write({ body: field(dde).replaceAll('w:', 'x:') }), /another program/],
  [
    'a field of DDE in a header',
    write({ parts: { 'word/header1.xml': `<w:hdr>${field(dde)}</w:hdr>` } }),
    /another program/,
  ],
  [
    'a field that is made by a field',
    write({ body: `<w:fldChar w:fldCharType="begin"/>${field('QUOTE 68 68 69')}<w:fldChar w:fldCharType="end"/>` }),
    /another program/,
  ],
  ['text of another file', write({ body: field(' INCLUDETEXT "https://x.example/a.docx" ') }), /another program/],
  [
    'a picture of a share in a field',
    write({ body: field(' INCLUDEPICTURE "\\\\\\\\10.0.0.1\\\\a.png" \\d ') }),
    /another program/,
  ],
  ['macros', write({ parts: { 'word/vbaProject.bin': latin('x') } }), /macros/],
  [
    'macros under another name',
    write({ parts: { 'word/a.dat': latin('x') }, related: relationship('vbaProject', 'a.dat') }),
    /macros/,
  ],
  [
    'the type of macros',
    aZip(partsOf({}, { mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' })),
    /macros/,
  ],
  ['ActiveX', write({ parts: { 'word/activeX/activeX1.xml': '<ax/>' } }), /ActiveX/],
  ['ActiveX under another name', write({ related: relationship('control', 'a.xml') }), /ActiveX/],
  ['an object', write({ parts: { 'word/embeddings/oleObject1.bin': latin('x') } }), /object/],
  [
    'an object under another name',
    write({ parts: { 'word/a.dat': latin('x') }, related: relationship('oleObject', 'a.dat') }),
    /object/,
  ],
  [
    'a workbook of no chart',
    write({ parts: { 'word/embeddings/a.xlsx': aWorkbook() }, related: relationship('package', 'embeddings/a.xlsx') }),
    /another file/,
  ],
  ['a chart whose workbook has macros', write(aChart(aWorkbook({ 'xl/vbaProject.bin': 'x' }))), /macros/],
  [
    'a chart whose workbook draws on another',
    write(
      aChart(
        aWorkbook({
          'xl/externalLinks/_rels/a.xml.rels': relationshipsOf(
            relationship('externalLinkPath', 'https://x.example/b.xlsx', 'External'),
          ),
        }),
      ),
    ),
    /loads a template or a part/,
  ],
  [
    'a page of HTML',
    write({ parts: { 'word/a.dat': '<html/>' }, related: relationship('aFChunk', 'a.dat') }),
    /another format/,
  ],
  ['a program', write({ parts: { 'word/media/run.exe': latin('MZ') } }), /program/],
  [
    'entities of its own',
    write({ parts: { 'word/footer1.xml': '<!DOCTYPE a [<!ENTITY x "DDEAUTO">]><w:ftr/>' } }),
    /damaged/,
  ],
  [
    'a part of 60 MB that says 100 bytes',
    aZip([...plain, { name: 'word/a.xml', data: new Uint8Array(60_000_000), said: 100 }]),
    /damaged/,
  ],
  [
    'a part that says more than it has',
    aZip([...plain, { name: 'word/a.xml', data: new Uint8Array(100), said: 200 }]),
    /damaged/,
  ],
  [
    '70 MB in a part',
    aZip([...plain, { name: 'word/a.xml', data: new Uint8Array(70_000_000) }]),
    /more than can be checked/,
  ],
  [
    'a name that is another in front',
    aZip([...plain, { name: 'word/a.png', localName: 'word/b.exe', data: latin('x') }]),
    /damaged/,
  ],
  ['a part twice', aZip([...plain, part('Word/Document.xml', '<a/>')]), /damaged/],
  ['a folder that it leaves', aZip([...plain, part('../../etc/passwd', 'x')]), /damaged/],
  ['a password for a part', aZip([...plain, { name: 'word/a.xml', data: latin('x'), flags: 1 }]), /password/],
  ['a page in front', aZip(plain, { before: html }), /in front of it/],
  ['a page behind it', aZip(plain, { after: html }), /behind its end/],
]

const doc: readonly (readonly [string, Uint8Array<ArrayBuffer>, RegExp])[] = [
  ['macros', aDoc({ streams: [{ name: '_VBA_PROJECT' }] }), /macros/],
  ['a folder of macros', aDoc({ streams: [{ name: 'Macros' }] }), /macros/],
  ['a package', aDoc({ streams: [{ name: '\u{1}Ole10Native' }] }), /object/],
  ['ActiveX', aDoc({ streams: [{ name: '\u{3}OCXNAME' }] }), /ActiveX/],
  ['a field of DDE', aDoc({ text: `\u{13}${dde} \u{14}1\u{15}` }), /another program/],
  [
    'a field of DDE, wide and without a result',
    aDoc({ text: `Asha \u{13} ${dde} \u{15}`, isWide: true }),
    /another program/,
  ],
  ['a field of DDE in two pieces', aDoc({ text: `\u{13}${dde} \u{14}1\u{15}`, cut: 4 }), /another program/],
  ['a password', aDoc({ flags: 0x300 }), /password/],
  [
    'a DOCX with a password inside',
    aCompoundFile([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage', data: new Uint8Array(5000) }]),
    /password/,
  ],
  ['the text of Word 95', aDoc({ kind: 0xa5dc }), /Word 95/],
  ['a table that ends', aDoc().slice(0, 2000), /damaged/],
  ['a table that leads in a circle', aDoc().fill(0, -512), /damaged/],
  ['an archive behind it', concat(aDoc(), aZip(plain)), /behind its end/],
]

export const hostileWord: readonly Hostile[] = [
  ...docx.map(([title, bytes, says]) => ({ title: `a DOCX with ${title}`, type: docxType, bytes, says }) as const),
  ...doc.map(
    ([title, bytes, says]) => ({ title: `a DOC with ${title}`, type: 'application/msword', bytes, says }) as const,
  ),
]

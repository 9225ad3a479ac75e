import { concat } from '../pictures.ts'
import { latin, noise, wide } from './bytes.ts'
import {
  aChart,
  aWorkbook,
  docxType,
  docxWriters,
  field,
  paragraph,
  relationship,
  relationshipsOf,
  type WrittenDocx,
} from './docx-writers.ts'

const settingsWith = (target: string): WrittenDocx => ({
  parts: {
    'word/_rels/settings.xml.rels': relationshipsOf(relationship('attachedTemplate', target, 'External')),
    'word/settings.xml': '<w:settings xmlns:w="x"/>',
  },
})

/** Documents as Word writes them, and texts that mention what is refused. */
const contents: Readonly<Record<string, WrittenDocx>> = {
  text: {},
  'words about macros': {
    body: paragraph('DDEAUTO c:\\\\cmd, vbaProject.bin, TargetMode="External", &lt;script&gt; and LINK http://x'),
  },
  links: {
    related: `${relationship('hyperlink', 'https://github.com/asha/JavaScript-30', 'External')}${relationship('hyperlink', 'mailto:asha@example.in', 'External')}${relationship('hyperlink', 'file:///C:\\cv\\a.pdf', 'External')}`,
  },
  'the template it was begun with': settingsWith(
    'file:///C:\\Users\\asha\\AppData\\Roaming\\Microsoft\\Templates\\Modern%20resume.dotx',
  ),
  'a template by its name': settingsWith('Normal.dotm'),
  'a picture of a page': {
    related: relationship('image', 'https://upload.wikimedia.org/lake.jpg', 'External'),
    body: field(' INCLUDEPICTURE "https://upload.wikimedia.org/lake.jpg" \\* MERGEFORMATINET '),
  },
  'a chart': aChart(aWorkbook()),
  'a chart of a workbook on a disk': {
    parts: {
      'word/charts/chart1.xml': '<c:x/>',
      'word/charts/_rels/chart1.xml.rels': relationshipsOf(
        relationship('oleObject', 'file:///C:\\Users\\asha\\Book1.xlsx', 'External'),
      ),
    },
  },
  fields: {
    body: `${field(' TOC \\o "1-3" \\h ')}${field(' PA', 'GE ')}${field(' HYPERLINK "https://x.example" ')}${field(' REF _Ref1 \\h ')}<w:fldSimple w:instr=" DATE \\@ &quot;d MMMM&quot; "/>`,
  },
  citations: {
    body: field(` ADDIN ZOTERO_ITEM CSL_CITATION {"uri":["http://zotero.org/x"],"DDE":"${'x'.repeat(20_000)}"} `),
  },
  fonts: {
    related: relationship('fontTable', 'fontTable.xml'),
    parts: { 'word/fonts/font1.odttf': noise(3, 20_000), 'word/fontTable.xml': '<w:fonts xmlns:w="x"/>' },
  },
  'parts of its own': {
    parts: {
      'word/webSettings.xml': '<w:webSettings/>',
      'word/glossary/document.xml': `<w:glossaryDocument>${paragraph('Click here')}</w:glossaryDocument>`,
      'word/comments.xml': '<w:comments/>',
      'word/people.xml': '<w15:people xmlns:w15="x"/>',
      'word/printerSettings/printerSettings1.bin': noise(4, 900),
      'customXml/item1.xml': concat(latin('\u{ff}\u{fe}'), wide('<?xml version="1.0" encoding="utf-16"?><a/>')),
      'word/webextensions/webextension1.xml': '<we:webextension xmlns:we="x"/>',
    },
  },
  'a drawing': {
    parts: {
      'word/media/image1.svg': '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>',
      'word/media/image2.emf': new Uint8Array(300_000),
      'word/media/image3.png': noise(5, 60_000),
    },
  },
  'a shape with its data': {
    body: `<w:pict><v:shape xmlns:v="x" o:gfxdata="${'UEsDBBQ'.repeat(30_000)}" alt='a "sheet" > all'/></w:pict><!-- a > b --><![CDATA[ x ]]>`,
  },
}

export const innocentDocx = Object.entries(docxWriters).flatMap(([writer, write]) =>
  Object.entries(contents).map(([content, written]) => ({
    title: `a DOCX of ${writer} with ${content}`,
    type: docxType,
    bytes: write(written),
  })),
)

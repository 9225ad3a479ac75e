import { deflate } from 'pako'
import { latin, noise } from './bytes.ts'
import { pdfWriters, type PdfObject } from './pdf-writers.ts'

interface Written {
  catalog?: string
  info?: string
  page?: string
  text?: string
  isTextPacked?: boolean
  more?: readonly PdfObject[]
}

/** The objects of a document with one page of text, with additions to its dictionaries. */
export function documentOf({
  catalog = '',
  info = '',
  page = '',
  text = 'Asha Rao',
  isTextPacked = true,
  more = [],
}: Written): PdfObject[] {
  const content = latin(`BT /F1 11 Tf 72 770 Td (${text}) Tj ET`)
  return [
    `<</Type/Catalog/Pages 3 0 R${catalog}>>`,
    `<</Producer(A writer)/CreationDate(D:20261102101500+05'30')${info}>>`,
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    `<</Type/Page/Parent 3 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 6 0 R>>/ProcSet[/PDF/Text]>>/Contents 5 0 R${page}>>`,
    isTextPacked
      ? { dictionary: '<</Filter/FlateDecode>>', data: deflate(content) }
      : { dictionary: '<<>>', data: content },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...more,
  ]
}

const link = (address: string) =>
  `<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[72 700 200 712]/A<</Type/Action/S/URI/URI(${address})>>>>`

const photo = (seed: number, bytes: number): PdfObject => ({
  dictionary:
    '<</Type/XObject/Subtype/Image/Width 1200/Height 900/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode>>',
  data: noise(seed, bytes),
})

const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title>/JavaScript, &lt;script> and <script>/JS</script></dc:title></x:xmpmeta><?xpacket end="w"?>`

/** Harmless contents that look like refused ones. */
const contents: Record<string, Written> = {
  text: {},
  'a link to JavaScript-30': { page: `/Annots[${link('https://github.com/asha-example/JavaScript-30')}]` },
  'links whose addresses name acts': {
    page: `/Annots[${link('https://x.example/Launch/JS/%2FJavaScript')}${link('mailto:asha@example.in')}${link('file:///C:/cv/Launch.html')}]`,
  },
  'words that name acts, not compressed': {
    text: String.raw`I know /JavaScript /JS \(of /Launch\) << /S /JavaScript /JS \(x\) >> and /OpenAction /AA`,
    isTextPacked: false,
  },
  'a title in brackets': {
    info: String.raw`/Title(CV \(/S /JavaScript\) \\)/Subject<2F4A53202F4C61756E6368>/Keywords(/EmbeddedFile (/XFA) /JS)`,
  },
  'places named like acts': {
    catalog:
      '/Dests<</JavaScript[4 0 R/XYZ 0 700 0]/JS[4 0 R/Fit]/XFA[4 0 R/Fit]/EF[4 0 R/Fit]/AA[4 0 R/Fit]/Encrypt[4 0 R/Fit]>>',
  },
  'an outline of addresses': {
    catalog: '/Outlines 7 0 R/OpenAction[4 0 R/Fit]/PageMode/UseOutlines',
    more: [
      '<</Type/Outlines/First 8 0 R/Last 9 0 R/Count 2>>',
      '<</Title(GitHub)/Parent 7 0 R/Next 9 0 R/A<</S/URI/URI(https://github.com/asha)>>>>',
      '<</Title(JavaScript)/Parent 7 0 R/Prev 8 0 R/A 10 0 R>>',
      '<</S/URI/URI(https://asha.example/JavaScript)>>',
    ],
  },
  'a page to begin with': { catalog: '/OpenAction 7 0 R', more: ['<</S/GoTo/D[4 0 R/XYZ null null 1.25]>>'] },
  'a form without scripts': {
    catalog: '/AcroForm<</Fields[7 0 R]/NeedAppearances true/DA(/Helv 0 Tf)>>',
    more: ['<</FT/Tx/T(JavaScript)/V(/JS)/Type/Annot/Subtype/Widget/Rect[0 0 9 9]/F 4/P 4 0 R>>'],
  },
  'metadata that names scripts': {
    catalog: '/Metadata 7 0 R',
    more: [{ dictionary: '<</Type/Metadata/Subtype/XML>>', data: latin(xmp) }],
  },
  tags: {
    catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 7 0 R/Lang(en-IN)/PageLabels<</Nums[0<</S/D>>]>>',
    more: [
      '<</Type/StructTreeRoot/K[8 0 R]/RoleMap<</Code/Span/JavaScript/Code>>>>',
      '<</Type/StructElem/S/P/P 7 0 R/Pg 4 0 R/K[0]/T(JS)/AF[]>>',
    ],
  },
  photos: { page: '/Resources<</XObject<</I1 7 0 R/I2 8 0 R>>>>', more: [photo(1, 120_000), photo(2, 90_001)] },
  'letters of its own': {
    more: [
      '<</Type/Encoding/Differences[1/J/S/JS/AA/Launch/URI]>>',
      {
        dictionary: '<</Length1 60/Length2 9/Length3 0>>',
        data: latin('%!PS-AdobeFont-1.0: JS\n/FontName /JavaScript def\n/JS (obj << ) def '),
      },
      {
        dictionary: '<</Type/EmbeddedCMap/CMapName/JS>>',
        data: latin('begincmap\n1 beginbfchar <01> <004A> endbfchar'),
      },
    ],
  },
  'remarks inside': { page: "% it isn't (closed >> /S /JavaScript\n/Rotate 0%/JS(x)\r/UserUnit 1" },
  'empty lists of files and scripts': {
    catalog: '/Names<</EmbeddedFiles<</Names[]>>/JavaScript<</Names[]>>/Dests<</Names[]>>>>/AA<<>>',
  },
}

export const innocentPdfs = Object.entries(pdfWriters).flatMap(([writer, write]) =>
  Object.entries(contents).map(([content, written]) => ({
    title: `a PDF of ${writer} with ${content}`,
    type: 'application/pdf' as const,
    bytes: write(documentOf(written)),
  })),
)

import { labFile } from '@kere/contracts/labs/lab-file'
import { describe, expect, it } from 'vitest'
import { docxWriters } from '../../../test/documents/docx-writers.ts'
import { aZip, type Packed } from '../../../test/documents/zip-writer.ts'
import { aPdf } from '../../../test/fellowship.ts'
import { aPng, concat, textBytes } from '../../../test/pictures.ts'
import { claimOf, headBytes } from '../files/inspect-head.ts'
import { judgeDocument, typeOfWhole } from './document-check.ts'

/**
 * Checks the file as a lab's file.
 * @returns its type if it is accepted, otherwise the text of the refusal
 */
function judged(bytes: Uint8Array): string {
  const claimed = claimOf(bytes.subarray(0, headBytes)).type
  if (claimed === undefined) return labFile.messages.wrongType
  const type = typeOfWhole(claimed, bytes, labFile.types)
  const refusal = judgeDocument(type, bytes)
  return refusal ? (refusal.detail ?? labFile.messages.wrongType) : type
}

const text = (content: string) => judged(textBytes(content))
const zip = (files: readonly Packed[], style?: Parameters<typeof aZip>[1]) => judged(aZip(files, style))
const one = (name: string, content: string): Packed => ({ name, data: textBytes(content) })
const sheet = one('points.csv', 'point,depth\nA,1\n')
const point = '{"type":"Point","coordinates":[77.6,12.9]}'

describe('a table', () => {
  it.each([
    ['commas', 'point,depth\nA,1.5\nB,-2\n'],
    ['semicolons and a byte order mark', '\u{feff}point;depth\r\nA;1,5\r\n'],
    ['tabs, without an end of the last line', 'point\tdepth\nA\t1'],
    ['quotes around separators, ends of lines and quotes', 'a,b\n"x, y","one\ntwo ""three"""\n'],
    ['phone numbers, amounts and words of another script', 'ಹೆಸರು,ಫೋನ್\nಆಶಾ,+91 98765 43210\nರವಿ,-15'],
    ['prose with an equals sign, an address and a minus', 'a,b\n"x = 2; y, me@kere.test, -3 (half)",1\n'],
    ['a single column', 'depth\n1\n2\n\n'],
  ])('is taken with %s', (_, content) => {
    expect(text(content)).toBe('text/csv')
  })

  it.each([
    ['a link that a spreadsheet opens', 'a,b\n1,"=HYPERLINK(""https://evil.example"")"\n', /calculates/],
    ['a sum', 'a\n@SUM(A1:A9)\n', /calculates/],
    ['a program', "a\n-2+3|cmd' /C calc'!A0\n", /calculates/],
    ['a link in a table of another separator', 'a,b\n1;=HYPERLINK("https://evil.example"),2\n', /calculates/],
    ['a program in a table of tabs, within quotes', 'a,b\n"x\t"" +cmd|\' /C calc\'!A0",2\n', /calculates/],
    ['a separator of its own', 'sep=|\na|=HYPERLINK("https://evil.example")\n', /sep=/],
    ['a row that is longer than the first', 'a,b\n1,2,3\n', /same number of cells/],
    ['text behind a quote', 'a,b\n"x"y,1\n', /same number of cells/],
    ['a quote that never ends', 'a,b\n"x,1\n', /same number of cells/],
    ['more cells than can be read', '1\n'.repeat(500_001), /500,000 cells/],
    ['bytes of a program', 'MZ\u{90}\u{3}\u{1}\u{2}', /UTF-8/],
    ['a web page', '<!doctype html><script>alert(1)</script>', /Only JPEG/],
    ['a page that begins with a comment of nothing', '  <svg onload="alert(1)">', /web page/],
  ])('is refused with %s', (_, content, says) => {
    expect(text(content)).toMatch(says)
  })

  it('is refused in UTF-16', () => {
    const wide = Uint8Array.from(Array.from('a,b\n1,2\n').flatMap((letter) => [letter.charCodeAt(0), 0]))
    expect(judged(concat(Uint8Array.of(0xff, 0xfe), wide))).toBe(labFile.messages.wrongType)
  })
})

describe('GeoJSON', () => {
  it.each([
    ['a point', point],
    [
      'features, of which one has no place',
      `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"n":"a\\"b"},"geometry":${point}},{"type":"Feature","properties":null,"geometry":null}]}`,
    ],
    ['no feature yet', '{"name":"walk","features":[],"type":"FeatureCollection"}'],
    [
      'a collection in a collection',
      `{"type":"GeometryCollection","geometries":[{"type":"GeometryCollection","geometries":[${point}]}]}`,
    ],
    [
      'spaces and foreign members',
      ` {\n "type" : "Point", "coordinates" : [ 1e2 , -0.5 ], "crs": {"a": [true, {"b": null}]} } `,
    ],
  ])('is taken with %s', (_, content) => {
    expect(text(content)).toBe('application/geo+json')
  })

  it.each([
    ['other JSON', '{"a":1}', /no GeoJSON/],
    ['a list', `[${point}]`, /no GeoJSON/],
    ['another format of maps', '{"type":"Topology","objects":{},"arcs":[]}', /no GeoJSON/],
    [
      'a feature where a geometry belongs',
      `{"type":"Feature","geometry":{"type":"Feature","geometry":null}}`,
      /no GeoJSON/,
    ],
    ['words for a place', '{"type":"Point","coordinates":["a","b"]}', /no GeoJSON/],
    ['nothing', '{}', /no GeoJSON/],
    ['half of a file', point.slice(0, -3), /damaged/],
    ['something behind it', `${point} <script>`, /damaged/],
    ['brackets without end', `{"type":"Point","coordinates":${'['.repeat(100_000)}`, /damaged/],
  ])('is refused with %s', (_, content, says) => {
    expect(text(content)).toMatch(says)
  })

  it('may have one text that fills the file, with and without escapes', () => {
    for (const letter of ['x', '\\n'])
      expect(text(`{"type":"Point","coordinates":[1,2],"note":"${letter.repeat(2_000_000)}"}`)).toBe(
        'application/geo+json',
      )
  })
})

describe('an archive', () => {
  it('is taken with files that are taken by themselves, in folders, and with what a Mac adds', () => {
    const files = [
      { name: 'walk/', data: new Uint8Array() },
      { ...sheet, name: 'walk/points.csv' },
      { name: 'walk/inlet.png', data: aPng() },
      one('map.geojson', point),
      { name: 'report.pdf', data: aPdf() },
      one('__MACOSX/walk/._inlet.png', 'Mac OS X'),
      { ...sheet, name: 'walk/____.csv', unicodeName: 'walk/ಕೆರೆ.csv' },
    ]
    expect(zip(files)).toBe('application/zip')
  })

  it('is one of Word where it is, and is judged as such', () => {
    expect(judged(docxWriters['Word']!({}))).toMatch(/wordprocessingml/)
  })

  it.each<[string, readonly Packed[], RegExp]>([
    ['an archive in it', [{ name: 'inner.zip', data: aZip([sheet]) }], /another kind/],
    ['a web page in it, whatever its name', [sheet, one('notes.csv', '<html><script>1</script>')], /another kind/],
    ['a drawing that runs', [one('map.csv', '<svg onload="alert(1)"/>')], /web page/],
    ['a formula in it', [one('a.csv', 'x\n=1+1\n')], /calculates/],
    ['a program in it', [{ name: 'a.csv', data: Uint8Array.of(0x4d, 0x5a, 0, 3) }], /another kind/],
    ['a way out of its folder', [{ ...sheet, name: '../points.csv' }], /leads out/],
    ['a place of its own', [{ ...sheet, name: '/etc/points.csv' }], /leads out/],
    ['a folder outside', [sheet, { name: 'walk/../../', data: new Uint8Array() }], /leads out/],
    ['another drive', [{ ...sheet, name: 'C:/points.csv' }], /leads out/],
    ['a name with two ends', [{ ...sheet, name: 'run.bat\0.csv' }], /leads out/],
    ['a second name that leads away', [{ ...sheet, unicodeName: '../points.csv' }], /leads out/],
    ['a second name of a program', [{ ...sheet, unicodeName: 'run.bat' }], /end in what it is/],
    ['commands that would be a table', [sheet, one('run.bat', 'start calc')], /end in what it is/],
    ['a page that would be a table', [one('index.html', 'a,b\n<script>alert(1)</script>,')], /end in what it is/],
    ['a program among what a Mac adds', [sheet, one('__MACOSX/._run.bat', 'start calc')], /end in what it is/],
    ['a program in the folder of a Mac', [sheet, one('__MACOSX/run.exe', 'MZ\0')], /another kind/],
    ['bytes in a folder', [sheet, { name: 'walk/', data: textBytes('MZ hidden'), said: 0 }], /damaged/],
    [
      '401 folders',
      [sheet, ...Array.from({ length: 400 }, (_, at) => ({ name: `${at}/`, data: new Uint8Array() }))],
      /more than/,
    ],
    ['two files of one name', [sheet, { ...sheet, name: 'POINTS.csv' }], /damaged/],
    ['a password', [{ ...sheet, flags: 1 }], /password/],
    ['less than it says', [{ ...sheet, said: 90 }], /damaged/],
    ['more than it says', [{ ...sheet, said: 3 }], /damaged/],
    ['folders alone', [{ name: 'walk/', data: new Uint8Array() }], /damaged/],
    [
      '101 files',
      Array.from({ length: 101 }, (_, at) => ({ ...sheet, name: `${at}.csv` })),
      /more than can be checked/,
    ],
    [
      'a file of 6 MB in a few kilobytes',
      [{ name: 'a.csv', data: new Uint8Array(6 * 1024 * 1024).fill(0x31) }],
      /more than can be checked/,
    ],
    [
      '25 MB in all',
      Array.from({ length: 6 }, (_, at) => ({ name: `${at}.csv`, data: new Uint8Array(4_500_000).fill(0x31) })),
      /more than can be checked/,
    ],
    ['four documents', [0, 1, 2, 3].map((at) => ({ name: `${at}.pdf`, data: aPdf() })), /more than can be checked/],
  ])('is refused with %s', (_, files, says) => {
    expect(zip(files)).toMatch(says)
  })

  it('is refused with a page behind its end', () => {
    expect(zip([sheet], { after: textBytes('<script>alert(1)</script>') })).toMatch(/behind its end|Only JPEG/)
  })
})

it('judges a table in time that grows with its size, whatever fills its cells', () => {
  for (const filling of [' ', '\t', ',-', '=', '" ', ',+!', ',+|x', '""'])
    expect(text(`a\n"${filling.repeat(4_000_000 / filling.length)}"\n`)).toMatch(/csv|calculates|same number/)
})

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** The weight of headings, because thinner strokes vanish in small previews. */
const wght = 680

const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const wanted = [
  ...characters(0x20, 0x7e),
  ...characters(0xa1, 0x17f),
  ...Array.from('ḌḍḤḥḶḷḺḻṀṁṂṃṄṅṆṇṚṛṜṝṢṣṬṭẎẏ‐‑–—‘’‚“”„†•…‹›₹−'),
]

/** Halves the coordinates, which is precise enough for 1,000 pixels in an em. */
const halved = (outline: string) =>
  outline.replaceAll(/-?\d+(?:\.\d+)?/g, (value) => String(Math.round(Number(value) / 2)))

/** For each letter, its advance width and the path of its outline. The baseline is at 0, and y grows upwards. */
const letters = new Map<string, string>()
for (const part of ['latin', 'latin-ext', 'vietnamese']) {
  const source = require.resolve(`@fontsource-variable/anek-latin/files/anek-latin-${part}-wght-normal.woff2`)
  const bytes = await subsetFont(readFileSync(source), wanted.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght },
    noHinting: true,
  })
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer)))
  for (const letter of wanted) {
    const glyph = font.nominalGlyph(letter.codePointAt(0)!)
    if (!glyph || letters.has(letter)) continue
    letters.set(letter, [letter, halved(String(font.glyphHAdvance(glyph))), halved(font.glyphToPath(glyph))].join('\t'))
  }
}
const target = fileURLToPath(new URL('../src/letters.ts', import.meta.url))
const lines = JSON.stringify([...letters.values()].join('\n'))
writeFileSync(
  target,
  `/** Written by \`pnpm letters\`: a letter a line, its advance and its outline, 1,000 units an em. */\nexport const outlines =\n  ${lines}\n`,
)
console.log(`${letters.size} letters`)

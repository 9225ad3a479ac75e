import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { languageNames, productNames, slogans } from '../src/brand.ts'

const require = createRequire(import.meta.url)
const target = fileURLToPath(new URL('../src/fonts/', import.meta.url))
const inlined = fileURLToPath(new URL('../src/inlined-fonts.ts', import.meta.url))

const characters = (...ranges: [first: number, last: number][]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join('')

/** The letters that the site's own texts need for the first paint. */
const latin = characters(
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb2, 0xb3],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2009, 0x2009],
  [0x2011, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2212, 0x2212],
)
/** The letters of headings, so few that their file fits into the first round trip of a new connection. */
const inHeadings = characters(
  [0x20, 0x22],
  [0x25, 0x29],
  [0x2c, 0x3b],
  [0x3f, 0x3f],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
)
const moreLatin = Array.from(
  characters(
    [0xa1, 0xff],
    [0x2010, 0x2010],
    [0x201a, 0x201e],
    [0x2020, 0x2021],
    [0x2030, 0x2033],
    [0x2039, 0x203a],
    [0x2190, 0x2193],
  ),
)
  .filter((sign) => !latin.includes(sign))
  .join('')
const beside = (first: string) =>
  Array.from(latin + moreLatin)
    .filter((sign) => !first.includes(sign))
    .join('')
const rupee = '₹'
const joiners = characters([0x200c, 0x200d], [0x25cc, 0x25cc])
const kannada = joiners + characters([0x0964, 0x0965], [0x0c80, 0x0cff])
const tamil = joiners + characters([0x0964, 0x0965], [0x0b80, 0x0bff])
/** The letters of Hindi. With those of Sanskrit, Marathi and Sindhi, the files would be twice as large. */
const hindi =
  joiners +
  characters(
    [0x0901, 0x0903],
    [0x0905, 0x090b],
    [0x090d, 0x090d],
    [0x090f, 0x0911],
    [0x0913, 0x0928],
    [0x092a, 0x0930],
    [0x0932, 0x0933],
    [0x0935, 0x0939],
    [0x093c, 0x0943],
    [0x0945, 0x0945],
    [0x0947, 0x0949],
    [0x094b, 0x094d],
    [0x0950, 0x0950],
    [0x0958, 0x095e],
    [0x0964, 0x0965],
    [0x0970, 0x0970],
  )
const accents = [productNames.kn, ...Object.values(languageNames), ...slogans.map(({ text }) => text)].join('')
/**
 * The nuktas U+0CBC and U+093C. Without them the subsetter drops the rules that join vowel signs, and "ಕೆರೆ" falls
 * apart.
 */
const nuktas = '\u0cbc\u093c'
const accentsIn = (script: RegExp) =>
  joiners +
  Array.from(accents + nuktas)
    .filter((sign) => script.test(sign))
    .join('')

/**
 * Small capitals, swashes and other features would double the size of the Latin files. Indic scripts need all their
 * features.
 */
const latinFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']
const headingFeatures = ['kern', 'liga', 'tnum', 'lnum']

interface Subset {
  name: string
  source: string
  text: string
  wght: number | { min: number; max: number }
  keepFeatures?: string[]
}

/** The weight of `--ds-weight-heading`. A single weight is half the size of a range. */
const headings = 680
const running = { min: 400, max: 700 }
const fontsource = '@fontsource-variable'
const mukta = (weight: number) => `@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2`
const anek = (script: string, part: string) =>
  `${fontsource}/anek-${script}/files/anek-${script}-${part}-wght-normal.woff2`
const atkinson = (part: string) =>
  `${fontsource}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-wght-normal.woff2`

const subsets: Subset[] = [
  {
    name: 'anek-latin',
    source: anek('latin', 'latin'),
    text: inHeadings,
    wght: headings,
    keepFeatures: headingFeatures,
  },
  {
    name: 'anek-more',
    source: anek('latin', 'latin'),
    text: beside(inHeadings),
    wght: headings,
    keepFeatures: headingFeatures,
  },
  {
    name: 'anek-rupee',
    source: anek('latin', 'latin-ext'),
    text: rupee,
    wght: headings,
    keepFeatures: headingFeatures,
  },
  { name: 'atkinson', source: atkinson('latin'), text: latin, wght: running, keepFeatures: latinFeatures },
  { name: 'atkinson-more', source: atkinson('latin'), text: beside(latin), wght: running, keepFeatures: latinFeatures },
  { name: 'atkinson-rupee', source: atkinson('latin-ext'), text: rupee, wght: running, keepFeatures: latinFeatures },
  { name: 'anek-kannada', source: anek('kannada', 'kannada'), text: kannada, wght: 430 },
  { name: 'anek-kannada-bold', source: anek('kannada', 'kannada'), text: kannada, wght: headings },
  { name: 'anek-tamil', source: anek('tamil', 'tamil'), text: tamil, wght: running },
  // Anek Devanagari has 80 kB in one weight: its ligatures are many. Mukta is by the same foundry.
  { name: 'mukta', source: mukta(400), text: hindi, wght: 400 },
  { name: 'mukta-bold', source: mukta(600), text: hindi, wght: 600 },
  { name: 'accent-kannada', source: anek('kannada', 'kannada'), text: accentsIn(/\p{scx=Knda}/u), wght: 600 },
  { name: 'accent-devanagari', source: anek('devanagari', 'devanagari'), text: accentsIn(/\p{scx=Deva}/u), wght: 600 },
  { name: 'accent-tamil', source: anek('tamil', 'tamil'), text: accentsIn(/\p{scx=Taml}/u), wght: 600 },
]

/** The letters of the status page, whose texts are fixed. */
const plain = characters([0x20, 0x7e], [0xa0, 0xa0], [0x202f, 0x202f])

const subset = ({ source, text, wght, keepFeatures }: Omit<Subset, 'name'>) =>
  subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat: 'woff2',
    ...(!source.includes('mukta') && { variationAxes: { wght } }),
    noHinting: true,
    ...(keepFeatures && { keepFeatures }),
  })

mkdirSync(target, { recursive: true })
for (const each of subsets) {
  const font = await subset(each)
  writeFileSync(`${target}${each.name}.woff2`, font)
  console.log(`${each.name}.woff2 ${font.length} bytes`)
}

const inlinedFonts = {
  heading: await subset({ source: anek('latin', 'latin'), text: plain, wght: headings, keepFeatures: ['kern'] }),
  body: await subset({ source: atkinson('latin'), text: plain, wght: 400, keepFeatures: ['kern'] }),
}
const lines = Object.entries(inlinedFonts).map(
  ([name, font]) => `  ${name}:\n    '${Buffer.from(font).toString('base64')}',`,
)
writeFileSync(
  inlined,
  `/**
 * \`pnpm fonts\` writes this file. A page that may load nothing has these faces inside it, as \`woff2\` in base64.
 */
export const inlinedFonts = {
${lines.join('\n')}
} as const
`,
)
console.log(`inlined-fonts.ts ${lines.join('').length} bytes`)

import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderArt } from './art.ts'
import {
  avatarArtPath,
  bannerPath,
  coverPath,
  discPath,
  faviconPath,
  heroFigurePaths,
  heroMapPath,
  offSheetPath,
  posterPath,
  terrainPath,
} from './art-paths.ts'
import { uprightYearPath, yearPath } from './year-path.ts'
import { depthsPath, heightsPath, hillPath, shorePath, waterPath, waterSteps } from './auth-art-paths.ts'
import { categoryArt, type CategoryName, isCategoryName } from './categories.ts'
import { mapLabels, stations } from './annotations.ts'

const names: CategoryName[] = Object.keys(categoryArt).filter(isCategoryName)
const ids = Array.from({ length: 12 }, (_, index) => `crs_01JDKERE${index}Q7Z`)

const fieldDays = Array.from({ length: 60 }, (_, index) => ({ place: index * 6 + 5, hours: (index % 7) + 0.5 }))

const paths = [
  heroMapPath,
  ...Object.values(heroFigurePaths),
  offSheetPath,
  terrainPath,
  depthsPath,
  heightsPath,
  ...waterSteps.map(waterPath),
  shorePath,
  hillPath,
  faviconPath,
  discPath('no-courses'),
  avatarArtPath('usr_01JDASHA'),
  yearPath([]),
  yearPath(fieldDays),
  uprightYearPath(fieldDays),
  ...names.flatMap((category) =>
    ids
      .slice(0, 3)
      .flatMap((id) => [coverPath({ id, category }), bannerPath({ id, category }), posterPath({ id, category })]),
  ),
]

function render(path: string): string {
  const svg = renderArt(path)
  if (svg === null) throw new Error(`Nothing at ${path}`)
  return svg
}

function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<&]*")*)(\/?)>/g, (...match) => {
      const [, closing, name, , selfClosing] = match as string[]
      if (closing && open.pop() !== name) open.push('mismatch')
      if (!closing && !selfClosing && name) open.push(name)
      return ''
    })
  return rest === '' && open.length === 0
}

describe.each(paths)('%s', (path) => {
  it('is the same file every time', () => {
    expect(render(path)).toBe(render(path))
  })

  it('is a well-formed SVG of plain characters that loads nothing', () => {
    const svg = render(path)
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/)
    expect(svg).toMatch(/^[\x20-\x7e]+$/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d|href|@import|script/)
  })
})

it('draws every record differently, and the same record differently in each place', () => {
  const covers = ids.map((id) => render(coverPath({ id, category: 'Water Resources' })))
  expect(new Set(covers).size).toBe(ids.length)
})

it.each(names)('keeps the covers of %s small', (category) => {
  for (const id of ids) {
    const svg = render(coverPath({ id, category }))
    expect(svg.length).toBeLessThanOrEqual(14_000)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(3_200)
  }
})

it('keeps banners under 14 kB and each map of the hero under 8 kB compressed', () => {
  for (const id of ids) expect(render(bannerPath({ id, category: 'Biodiversity' })).length).toBeLessThanOrEqual(14_000)
  for (const path of [heroMapPath, ...Object.values(heroFigurePaths)])
    expect(gzipSync(render(path)).length).toBeLessThanOrEqual(8_000)
})

it('gives pale categories a dark twin in the same file and leaves strong ones as they are', () => {
  const [id = ''] = ids
  expect(render(coverPath({ id, category: 'Conservation' }))).toContain('@media(prefers-color-scheme:dark)')
  expect(render(coverPath({ id, category: 'Climate Science' }))).not.toContain('@media')
})

it('draws a subject in more than one way, the first as it always was', () => {
  const [id = ''] = ids
  const drawings = [0, 1, 2, 3].map((drawing) => render(coverPath({ id, category: 'Biodiversity', drawing })))
  expect(new Set(drawings).size).toBe(4)
  expect(drawings[0]).toBe(render(coverPath({ id, category: 'Biodiversity' })))
})

it.each([
  '/covers/v1/water-resources/crs_1',
  '/covers/v1/water-resources/crs_.svg',
  '/covers/v1/water-resources/../crs_1.svg',
  '/covers/v1/water-resources/crs_1.svg/',
  '/covers/v1/astrology/crs_1.svg',
  '/covers/v1/constructor/crs_1.svg',
  '/covers/v2/water-resources/crs_1.svg',
  `/covers/v1/water-resources/crs_${'1'.repeat(41)}.svg`,
  '/covers/v1/water-resources/crs_1.svg\n',
  '/banners/v1/water-resources/crs_"><x.svg',
  '/art/v1/disc/Seed.svg',
  '/art/v1/disc/.svg',
  '/art/v1/toString.svg',
  '',
])('has nothing at %j', (path) => {
  expect(renderArt(path)).toBeNull()
})

it('places labels and stations inside their pictures', () => {
  for (const { x, y } of [...mapLabels, ...stations]) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(100)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(100)
  }
})

import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { preloadedFonts } from './fonts.ts'

const sizeOf = (name: string) => statSync(new URL(`./fonts/${name}`, import.meta.url)).size
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
const named = [...css.matchAll(/url\('\.\/fonts\/([^']+)'\)/g)].map(([, name = '']) => name)

it('names only files that are there', () => {
  expect(named.length).toBeGreaterThan(0)
  for (const name of named) expect(existsSync(new URL(`./fonts/${name}`, import.meta.url)), name).toBe(true)
})

it('[part of P1] preloads two faces of the stylesheet, under 23 kB together', () => {
  expect(named).toEqual(expect.arrayContaining([...preloadedFonts]))
  expect(preloadedFonts.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(23_000)
})

it("keeps the brand's own words in other scripts under 18 kB", () => {
  const sizes = ['kannada', 'devanagari', 'tamil'].map((script) => sizeOf(`accent-${script}.woff2`))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(18_000)
})

it('keeps each face of another language under 60 kB', () => {
  const faces = named.filter((name) => /^(anek-(kannada|tamil)|mukta)/.test(name))
  expect(faces.length).toBe(5)
  for (const name of faces) expect(sizeOf(name), name).toBeLessThanOrEqual(60_000)
})

it('[part of P1] sends the headings’ face in the seven segments that a third of a phone’s line carries at once', () => {
  const headers = 550
  expect(sizeOf('anek-latin.woff2') + headers).toBeLessThanOrEqual(7 * 1460)
})

it('leaves what prices and the brand’s words have for after the first paint', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const familiesOf = (token: string) =>
    Array.from(new RegExp(`--ds-font-${token}:([^;]+);`).exec(tokens)![1]!.matchAll(/'([^']+)'/g), ([, name]) => name)
  const late = new Set([
    'Anek Rest',
    'Atkinson Rest',
    'Atkinson Rupee',
    'Kere Accent',
    'Anek Kannada',
    'Anek Tamil',
    'Mukta',
  ])
  expect(familiesOf('body')).not.toContain('Atkinson Rupee')
  for (const token of ['price-early', 'accent-early'])
    expect(familiesOf(token).filter((name) => late.has(name!))).toEqual([])
  expect(familiesOf('heading')).toContain('Anek Rest')
  expect(familiesOf('accent')).toContain('Kere Accent')
})

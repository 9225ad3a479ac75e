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

it("keeps the brand's own Kannada and Hindi words under 15 kB", () => {
  expect(sizeOf('accent-kannada.woff2') + sizeOf('accent-devanagari.woff2')).toBeLessThanOrEqual(15_000)
})

it('[part of P1] sends the headings’ face in the seven segments that a third of a phone’s line carries at once', () => {
  const headers = 550
  expect(sizeOf('anek-latin.woff2') + headers).toBeLessThanOrEqual(7 * 1460)
})

it('leaves what few words have for after the first paint', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const [before = ''] = tokens.split(':root[data-drawn]')
  for (const family of ['Anek Rest', 'Atkinson Rest', 'Kere Accent']) {
    expect(css).toContain(`font-family: '${family}'`)
    expect(before).not.toContain(`'${family}'`)
    expect(tokens.slice(before.length)).toContain(`'${family}'`)
  }
})

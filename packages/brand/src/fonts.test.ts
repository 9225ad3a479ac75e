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

it('preloads two faces of the stylesheet, under 35 kB together', () => {
  expect(named).toEqual(expect.arrayContaining([...preloadedFonts]))
  expect(preloadedFonts.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(35_000)
})

it("keeps the brand's own Kannada and Hindi words under 15 kB", () => {
  expect(sizeOf('accent-kannada.woff2') + sizeOf('accent-devanagari.woff2')).toBeLessThanOrEqual(15_000)
})

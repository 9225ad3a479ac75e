import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './color.ts'
import { mailColors } from './mail-colors.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [ordinary = '', highContrast = ''] = css.split('@media (prefers-contrast: more)')

type Palette = Record<string, { light: string; dark: string }>

function readPalette(source: string): Palette {
  const declarations = source.matchAll(/--ds-([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)
  return Object.fromEntries(
    [...declarations].map(([, name = '', light, dark, both]) => [
      name,
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ]),
  )
}

const palette = readPalette(ordinary)
const strongPalette = { ...palette, ...readPalette(highContrast) }

const texts: Record<string, string[]> = {
  ink: ['canvas', 'surface', 'raised', 'sunken', 'hover', 'brand-soft', 'danger-soft'],
  muted: ['canvas', 'surface', 'raised', 'sunken', 'brand-soft'],
  brand: ['canvas', 'surface', 'raised', 'brand-soft'],
  'on-brand': ['brand', 'brand-hover'],
  'on-marigold': ['marigold'],
  'on-danger': ['danger'],
  'on-bar': ['bar'],
  'on-band': ['band'],
  leaf: ['canvas', 'surface', 'leaf-soft'],
  warn: ['canvas', 'surface', 'warn-soft'],
  danger: ['canvas', 'surface', 'raised', 'danger-soft'],
  info: ['canvas', 'surface', 'info-soft'],
  bloom: ['canvas', 'surface', 'bloom-soft'],
}
const controls: Record<string, string[]> = {
  control: ['canvas', 'surface', 'raised'],
  brand: ['canvas', 'surface', 'raised'],
}

const pairs = (grounds: Record<string, string[]>) =>
  Object.entries(grounds).flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

function ratio(colors: Palette, front: string, back: string, theme: 'light' | 'dark'): number {
  const [first, second] = [colors[front], colors[back]]
  if (!first || !second) throw new Error(`No token for ${front} or ${back}`)
  return contrast(first[theme], second[theme])
}

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  it.each(pairs(texts))('has %s readable on %s', (front, back) => {
    expect(ratio(palette, front, back, theme)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(strongPalette, front, back, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(controls))('tells %s from %s', (front, back) => {
    expect(ratio(palette, front, back, theme)).toBeGreaterThanOrEqual(3)
  })

  it('is the one that mails are written in', () => {
    const colors = Object.entries(mailColors[theme])
    expect(colors).toEqual(colors.map(([name]) => [name, palette[name]?.[theme]]))
  })

  it('raises text to 7 to 1 and hairlines to 3 where more contrast is asked for', () => {
    for (const front of ['ink', 'muted', 'brand', 'danger', 'leaf', 'warn', 'info', 'bloom'])
      expect(ratio(strongPalette, front, 'surface', theme), front).toBeGreaterThanOrEqual(7)
    expect(ratio(strongPalette, 'hairline', 'surface', theme)).toBeGreaterThanOrEqual(3)
  })
})

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#10242B', '#FFFFFF')).toBeCloseTo(16.04, 1)
})

import { categoryArt, type CategoryName } from './categories.ts'
import { categoryRamps, type CoverRamps, type Ramp } from './category-ramps.ts'
import { mix } from './color.ts'
import { contourPaths, hillField, pictureSize, seededRandom } from './contours.ts'
import { coverThresholds, inDark, paintLevels, repaint, svgFile } from './svg.ts'

interface CoverSubject {
  id: string
  category: CategoryName
}

const slice = 'xMidYMid slice'
const cover = { columns: 48, rows: 27, scale: 7 }

/** Draws a cover of 315 × 168 units. The file of a pale category also contains its dark variant. */
export function renderCover({ id, category }: CoverSubject): string {
  const field = hillField({ ...cover, hills: 5 }, seededRandom(id))
  const paths = contourPaths(field, { thresholds: coverThresholds, scale: cover.scale })
  return drawAllOver(category, paths, pictureSize(cover, cover.scale))
}

const banner = { columns: 84, rows: 31, scale: 16 }

export function bannerRamps(category: CategoryName): { light: Ramp; dark: Ramp } {
  const base = categoryArt[category].band
  const peak = categoryRamps[category].bandPeak
  const line = mix(base, '#ffffff', 0.88)
  return {
    light: { base, peak: mix(base, peak, 0.72), line, lineOpacity: 0.58 },
    dark: { base: mix(base, '#040c0f', 0.42), peak: mix(base, peak, 0.45), line, lineOpacity: 0.5 },
  }
}

/**
 * Draws a banner of 1296 × 448 units with an empty area at the left, or under 800 px at the top. The picture's own
 * width decides, so show it with `object-fit: fill`.
 */
export function renderBanner({ id, category }: CoverSubject): string {
  const ramps = bannerRamps(category)
  const field = hillField({ ...banner, hills: 14, slimness: 0.66 }, seededRandom(`banner ${id}`))
  const paths = contourPaths(field, { thresholds: coverThresholds, scale: banner.scale, spacing: 24 })
  const { width, height } = pictureSize(banner, banner.scale)
  const whole = `d="M0 0h${width}v${height}H0z"`
  const stops = (from: number, to: number, opacity: number) =>
    `<stop offset="${from}" stop-color="#fff" stop-opacity=".2"/><stop offset="${to}" stop-color="#fff" stop-opacity="${opacity}"/></linearGradient>`
  return svgFile({
    width,
    height,
    fit: 'xMaxYMid slice',
    style: `.d{display:none}@media(max-width:799px){.r{display:none}.d{display:inline}}${inDark(repaint(paths.length, ramps.dark))}`,
    body:
      `<defs><linearGradient id="r">${stops(0.4, 0.76, 1)}<linearGradient id="d" x2="0" y2="1">${stops(0.5, 1, 0.34)}` +
      `<mask id="m"><path class="r" fill="url(#r)" ${whole}/><path class="d" fill="url(#d)" ${whole}/></mask></defs>` +
      `<path class="b" fill="${ramps.light.base}" ${whole}/><g mask="url(#m)">${paintLevels(paths, ramps.light)}</g>`,
  })
}

const poster = { columns: 84, rows: 17, scale: 16 }

/**
 * Draws a picture of 1296 × 224 units for places without text, so it has no empty area. An enlarged cover would have
 * heavy lines.
 */
export function renderPoster({ id, category }: CoverSubject): string {
  const field = hillField({ ...poster, hills: 11, slimness: 0.8 }, seededRandom(`poster ${id}`))
  const paths = contourPaths(field, { thresholds: coverThresholds, scale: poster.scale, spacing: 20 })
  return drawAllOver(category, paths, pictureSize(poster, poster.scale))
}

function drawAllOver(category: CategoryName, paths: string[], { width, height }: { width: number; height: number }) {
  const { ramp, dark }: CoverRamps = categoryRamps[category]
  return svgFile({
    width,
    height,
    fit: slice,
    ...(dark && { style: inDark(repaint(paths.length, dark)) }),
    body: `<path class="b" fill="${ramp.base}" d="M0 0h${width}v${height}H0z"/>${paintLevels(paths, ramp)}`,
  })
}

const square = { columns: 27, rows: 27 }
const discThresholds = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

export function renderDisc(seed: string): string {
  const { ramp, dark } = categoryRamps.Conservation
  const field = hillField({ ...square, hills: 3, tilt: 0.8 }, seededRandom(`disc ${seed}`))
  const paths = contourPaths(field, { thresholds: discThresholds, scale: 5, spacing: 5 })
  const circle = '<circle class="b" cx="60" cy="60" r="60"'
  return svgFile({
    width: 120,
    height: 120,
    style: inDark(repaint(paths.length, dark)),
    body: `<clipPath id="c">${circle}/></clipPath>${circle} fill="${ramp.base}"/><g clip-path="url(#c)">${paintLevels(paths, ramp)}</g>`,
  })
}

const band = { columns: 27, rows: 69, scale: 8.75 }

/** Draws a band of 210 × 577 units. It is the same on a dark page, because a certificate looks like paper. */
export function renderCertificateBand(seed: string): string {
  const field = hillField({ ...band, hills: 7, tilt: 0.8 }, seededRandom(`certificate ${seed}`))
  const paths = contourPaths(field, { thresholds: discThresholds, scale: band.scale, spacing: 16 })
  const { width, height } = pictureSize(band, band.scale)
  const { base } = bannerRamps('Water Resources').light
  const levels = paintLevels(paths, { base, peak: '#1E7585', line: '#ffffff', lineOpacity: 0.5 })
  return svgFile({
    width,
    height,
    fit: slice,
    body: `<path fill="${base}" d="M0 0h${width}v${height}H0z"/>${levels}`,
  })
}

/** Colours so dark that white initials are readable on every level. */
const avatarRamps: [base: string, peak: string][] = [
  ['#0B5563', '#1E7585'],
  ['#1F4FA3', '#3A69BE'],
  ['#2F6B2A', '#3F7F39'],
  ['#8F2459', '#B13C78'],
  ['#54301F', '#85573F'],
  ['#3A2A78', '#5F4CA6'],
  ['#36454D', '#5A6C75'],
]

export function renderAvatarArt(seed: string): string {
  const random = seededRandom(`avatar ${seed}`)
  const [base, peak] = avatarRamps[Math.floor(random() * avatarRamps.length)] ?? ['#0B5563', '#1E7585']
  const field = hillField({ ...square, hills: 4 }, random)
  const paths = contourPaths(field, { thresholds: [0.2, 0.36, 0.52, 0.68, 0.84], scale: 4, spacing: 5 })
  const levels = paintLevels(paths, { base, peak, line: '#ffffff', lineOpacity: 0.28 })
  return svgFile({ width: 96, height: 96, fit: slice, body: `<path fill="${base}" d="M0 0h96v96H0z"/>${levels}` })
}

export const avatarPeaks = avatarRamps.map(([, peak]) => peak)

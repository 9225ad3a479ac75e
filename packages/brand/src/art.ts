import { faviconPath, heroFigurePaths, heroMapPath, offSheetPath, terrainPath } from './art-paths.ts'
import { categoryArt, type CategoryName, isCategoryName, slugOf } from './categories.ts'
import {
  renderAvatarArt,
  renderBanner,
  renderCertificateBand,
  renderCover,
  renderDisc,
  renderPoster,
} from './covers.ts'
import { renderDepths, renderHeights } from './depths.ts'
import { renderDrainFigure, renderSurveyFigure, renderYearFigure } from './hero-figures.ts'
import { renderHeroMap } from './hero-map.ts'
import { renderFavicon } from './logo.ts'
import { renderOffSheet } from './off-sheet.ts'
import { renderShore } from './shore.ts'
import { renderTerrain } from './terrain.ts'
import { renderWater } from './water.ts'
import { renderYear } from './year.ts'
import { depthsPath, heightsPath, hillPath, shorePath, waterPath, waterSteps } from './auth-art-paths.ts'

const files = new Map<string, () => string>([
  [heroMapPath, renderHeroMap],
  [heroFigurePaths.drain, renderDrainFigure],
  [heroFigurePaths.year, renderYearFigure],
  [heroFigurePaths.survey, renderSurveyFigure],
  [depthsPath, renderDepths],
  [heightsPath, renderHeights],
  ...waterSteps.map((step) => [waterPath(step), () => renderWater(step)] as const),
  [shorePath, renderShore],
  [hillPath, () => renderCover({ id: 'teach1', category: 'Biodiversity' })],
  [offSheetPath, renderOffSheet],
  [terrainPath, renderTerrain],
  [faviconPath, renderFavicon],
])

const categoryBySlug = new Map<string, CategoryName>(
  Object.keys(categoryArt)
    .filter(isCategoryName)
    .map((name) => [slugOf(name), name]),
)

const ofSubject = /^\/(covers\/v1|banners\/v1|art\/v1\/poster)\/([a-z-]{1,40})\/([a-z]+_[0-9A-Za-z]{1,40})\.svg$/
const renderers: Readonly<Record<string, typeof renderCover>> = {
  'covers/v1': renderCover,
  'banners/v1': renderBanner,
  'art/v1/poster': renderPoster,
}

const ofYear = /^\/art\/v1\/year(-upright)?\/([0-9a-z]{364})\.svg$/

const ofSeed = /^\/art\/v1\/(disc|avatar|certificate)\/([a-z0-9-]{1,40})\.svg$/

const ofSeeds: Readonly<Record<string, (seed: string) => string>> = {
  disc: renderDisc,
  avatar: renderAvatarArt,
  certificate: renderCertificateBand,
}

export function renderArt(path: string): string | null {
  const file = files.get(path)
  if (file) return file()

  const [, kind, slug = '', id = ''] = ofSubject.exec(path) ?? []
  const category = categoryBySlug.get(slug)
  const render = kind === undefined ? undefined : renderers[kind]
  if (category && render) return render({ id, category })

  const [, turned, year] = ofYear.exec(path) ?? []
  if (year) return renderYear(year, turned !== undefined)

  const [, shape, seed = ''] = ofSeed.exec(path) ?? []
  return shape ? (ofSeeds[shape]?.(seed) ?? null) : null
}

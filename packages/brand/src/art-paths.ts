import { slugOf } from './categories.ts'

/** The content of an address never changes, so a new look needs a new version in its path here. */

interface Subject {
  id: string
  category: string
  drawing?: number
}

const fileOf = ({ id, category, drawing = 0 }: Subject) =>
  `${slugOf(category)}/${id}${drawing === 0 ? '' : `d${drawing}`}.svg`

export const coverPath = (subject: Subject) => `/covers/v1/${fileOf(subject)}`

export const bannerPath = (subject: Subject) => `/banners/v1/${fileOf(subject)}`

export const posterPath = (subject: Subject) => `/art/v1/poster/${fileOf(subject)}`

export const heroMapPath = '/art/v1/hero-map.svg'

export const heroFigurePaths = {
  drain: '/art/v1/hero-drain.svg',
  year: '/art/v1/hero-year.svg',
  survey: '/art/v1/hero-survey.svg',
} as const

export const offSheetPath = '/art/v1/off-sheet.svg'

export const terrainPath = '/art/v1/terrain.svg'

export const discPath = (seed: string) => `/art/v1/disc/${seed}.svg`

const seedOf = (id: string) => id.toLowerCase().replaceAll('_', '-')

/** @param id a text of letters, digits and hyphens that stays the same for the person */
export const avatarArtPath = (id: string) => `/art/v1/avatar/${seedOf(id)}.svg`

export const certificateBandPath = (id: string) => `/art/v1/certificate/${seedOf(id)}.svg`

export const faviconPath = '/favicon.svg'

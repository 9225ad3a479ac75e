import { slugOf } from './categories.ts'

/** What stands under an address never changes: a new look gets a new version here. */

interface Subject {
  id: string
  category: string
}

export const coverPath = ({ id, category }: Subject) => `/covers/v1/${slugOf(category)}/${id}.svg`

export const bannerPath = ({ id, category }: Subject) => `/banners/v1/${slugOf(category)}/${id}.svg`

export const heroMapPath = '/art/v1/hero-map.svg'

/** 736 × 492. */
export const offSheetPath = '/art/v1/off-sheet.svg'

export const terrainPath = '/art/v1/terrain.svg'

export const discPath = (seed: string) => `/art/v1/disc/${seed}.svg`

/** @param id any text of letters, digits and hyphens that stays the same for a person */
export const avatarArtPath = (id: string) => `/art/v1/avatar/${id.toLowerCase().replaceAll('_', '-')}.svg`

export const faviconPath = '/favicon.svg'

/** From the lowest level to the highest, with the contour lines drawn over them. */
export interface Ramp {
  base: string
  /** Where a straight way from base to peak would pass through gray. */
  middle?: string
  peak: string
  line: string
  lineOpacity: number
}

export interface CategoryArt {
  slug: string
  /** Stands beside the category's name, never instead of it. */
  swatch: string
  ramp: Ramp
  /** Pale ramps glare on a dark page, so they have a dark twin. */
  dark?: Ramp
  /** The plain end, under white text, and the height the art climbs towards. */
  band: { base: string; peak: string }
}

/** Keys as `@kere/contracts` spells them (S-385, C-17). */
export const categoryArt = {
  'Climate Science': {
    slug: 'climate-science',
    swatch: '#4C7FDB',
    ramp: { base: '#1F4FA3', peak: '#9DBEFF', line: '#EAF1FF', lineOpacity: 0.6 },
    band: { base: '#1F4FA3', peak: '#9DBEFF' },
  },
  'Renewable Energy': {
    slug: 'renewable-energy',
    swatch: '#FFC53D',
    ramp: { base: '#FFC53D', peak: '#B9780A', line: '#5C3800', lineOpacity: 0.72 },
    dark: { base: '#F2B630', peak: '#A4690A', line: '#5C3800', lineOpacity: 0.72 },
    band: { base: '#7A4D00', peak: '#FFC53D' },
  },
  'Sustainable Agriculture': {
    slug: 'sustainable-agriculture',
    swatch: '#7CC26B',
    ramp: { base: '#E2F1DC', peak: '#7CC26B', line: '#265A22', lineOpacity: 0.62 },
    dark: { base: '#17351B', peak: '#3F8638', line: '#D4F0CB', lineOpacity: 0.5 },
    band: { base: '#2A5C2C', peak: '#8FD07F' },
  },
  'Waste Management': {
    slug: 'waste-management',
    swatch: '#8C5A3C',
    ramp: { base: '#54301F', peak: '#C9977A', line: '#FBEBE1', lineOpacity: 0.6 },
    band: { base: '#54301F', peak: '#D3A284' },
  },
  Conservation: {
    slug: 'conservation',
    swatch: '#62BFCF',
    ramp: { base: '#DCEEF1', peak: '#62BFCF', line: '#0B5563', lineOpacity: 0.62 },
    dark: { base: '#0F3B45', peak: '#2C8797', line: '#CDEFF4', lineOpacity: 0.5 },
    band: { base: '#135B69', peak: '#8FD6E2' },
  },
  'Green Building': {
    slug: 'green-building',
    swatch: '#E9AE52',
    ramp: { base: '#FFF0CC', peak: '#E9AE52', line: '#7A4A00', lineOpacity: 0.62 },
    dark: { base: '#3A2A0D', peak: '#9A6414', line: '#FFE7B8', lineOpacity: 0.5 },
    band: { base: '#6B4812', peak: '#F0BC68' },
  },
  'Sustainable Business': {
    slug: 'sustainable-business',
    swatch: '#8FB2F7',
    ramp: { base: '#E1EAFB', peak: '#7FA8F5', line: '#19428A', lineOpacity: 0.6 },
    dark: { base: '#182F57', peak: '#3A69BE', line: '#D6E4FF', lineOpacity: 0.5 },
    band: { base: '#2A4C8C', peak: '#9CBCF9' },
  },
  'Environmental Policy': {
    slug: 'environmental-policy',
    swatch: '#C9588F',
    ramp: { base: '#A62C6B', peak: '#F4A6CD', line: '#FFEAF4', lineOpacity: 0.6 },
    band: { base: '#A62C6B', peak: '#F4A6CD' },
  },
  Biodiversity: {
    slug: 'biodiversity',
    swatch: '#4F9447',
    ramp: { base: '#2F6B2A', peak: '#97D588', line: '#EAF8E5', lineOpacity: 0.6 },
    band: { base: '#2F6B2A', peak: '#97D588' },
  },
  'Water Resources': {
    slug: 'water-resources',
    swatch: '#2A8FA3',
    ramp: { base: '#0B5563', middle: '#2590A5', peak: '#7BD0DD', line: '#E2F7FA', lineOpacity: 0.62 },
    band: { base: '#0B5563', peak: '#7BD0DD' },
  },
  'Sustainable Development': {
    slug: 'sustainable-development',
    swatch: '#A3AE2C',
    ramp: { base: '#E3E899', peak: '#949F22', line: '#3A4005', lineOpacity: 0.62 },
    dark: { base: '#2A2F0B', peak: '#767F1C', line: '#F0F5BE', lineOpacity: 0.5 },
    band: { base: '#4B5212', peak: '#CBD35A' },
  },
  'Urban Sustainability': {
    slug: 'urban-sustainability',
    swatch: '#6F8088',
    ramp: { base: '#36454D', peak: '#B7C6CC', line: '#F1F6F8', lineOpacity: 0.6 },
    band: { base: '#36454D', peak: '#B7C6CC' },
  },
  'Economics & Labour': {
    slug: 'economics-and-labour',
    swatch: '#EE8268',
    ramp: { base: '#FDE3DB', peak: '#EE8268', line: '#8A2B17', lineOpacity: 0.6 },
    dark: { base: '#45180F', peak: '#B0492F', line: '#FFDCD2', lineOpacity: 0.5 },
    band: { base: '#8A2F1C', peak: '#F59C85' },
  },
  'Social Justice & Law': {
    slug: 'social-justice-and-law',
    swatch: '#6A54B5',
    ramp: { base: '#3A2A78', peak: '#B4A2EC', line: '#F0EBFF', lineOpacity: 0.6 },
    band: { base: '#3A2A78', peak: '#B4A2EC' },
  },
} as const satisfies Record<string, CategoryArt>

export type CategoryName = keyof typeof categoryArt

export const isCategoryName = (name: string): name is CategoryName => Object.hasOwn(categoryArt, name)

/** A category that this release does not know yet looks plain, and keeps its name beside it. */
export const artOf = (category: string): CategoryArt =>
  isCategoryName(category) ? categoryArt[category] : categoryArt['Urban Sustainability']

export interface CategoryArt {
  slug: string
  /** Stands beside the category's name, never instead of it. */
  swatch: string
  /** The plain end, under white text, and the height the art climbs towards. */
  band: { base: string; peak: string }
}

/** Keys as `@kere/contracts` spells them (S-385, C-17). */
export const categoryArt = {
  'Climate Science': {
    slug: 'climate-science',
    swatch: '#4C7FDB',
    band: { base: '#1F4FA3', peak: '#9DBEFF' },
  },
  'Renewable Energy': {
    slug: 'renewable-energy',
    swatch: '#FFC53D',
    band: { base: '#7A4D00', peak: '#FFC53D' },
  },
  'Sustainable Agriculture': {
    slug: 'sustainable-agriculture',
    swatch: '#7CC26B',
    band: { base: '#2A5C2C', peak: '#8FD07F' },
  },
  'Waste Management': {
    slug: 'waste-management',
    swatch: '#8C5A3C',
    band: { base: '#54301F', peak: '#D3A284' },
  },
  Conservation: {
    slug: 'conservation',
    swatch: '#62BFCF',
    band: { base: '#135B69', peak: '#8FD6E2' },
  },
  'Green Building': {
    slug: 'green-building',
    swatch: '#E9AE52',
    band: { base: '#6B4812', peak: '#F0BC68' },
  },
  'Sustainable Business': {
    slug: 'sustainable-business',
    swatch: '#8FB2F7',
    band: { base: '#2A4C8C', peak: '#9CBCF9' },
  },
  'Environmental Policy': {
    slug: 'environmental-policy',
    swatch: '#C9588F',
    band: { base: '#A62C6B', peak: '#F4A6CD' },
  },
  Biodiversity: {
    slug: 'biodiversity',
    swatch: '#4F9447',
    band: { base: '#2F6B2A', peak: '#97D588' },
  },
  'Water Resources': {
    slug: 'water-resources',
    swatch: '#2A8FA3',
    band: { base: '#0B5563', peak: '#7BD0DD' },
  },
  'Sustainable Development': {
    slug: 'sustainable-development',
    swatch: '#A3AE2C',
    band: { base: '#4B5212', peak: '#CBD35A' },
  },
  'Urban Sustainability': {
    slug: 'urban-sustainability',
    swatch: '#6F8088',
    band: { base: '#36454D', peak: '#B7C6CC' },
  },
  'Economics & Labour': {
    slug: 'economics-and-labour',
    swatch: '#EE8268',
    band: { base: '#8A2F1C', peak: '#F59C85' },
  },
  'Social Justice & Law': {
    slug: 'social-justice-and-law',
    swatch: '#6A54B5',
    band: { base: '#3A2A78', peak: '#B4A2EC' },
  },
} as const satisfies Record<string, CategoryArt>

export type CategoryName = keyof typeof categoryArt

export const isCategoryName = (name: string): name is CategoryName => Object.hasOwn(categoryArt, name)

/** A category that this release does not know yet looks plain, and keeps its name beside it. */
export const artOf = (category: string): CategoryArt =>
  isCategoryName(category) ? categoryArt[category] : categoryArt['Urban Sustainability']

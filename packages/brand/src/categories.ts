export interface CategoryArt {
  /** The colour of the square beside the category's name; it never replaces the name. */
  swatch: string
  band: string
}

/** The art of each category. The keys are spelled as in `@kere/contracts` (S-385, C-17). */
export const categoryArt = {
  'Climate Science': { swatch: '#4C7FDB', band: '#1F4FA3' },
  'Renewable Energy': { swatch: '#FFC53D', band: '#7A4D00' },
  'Sustainable Agriculture': { swatch: '#7CC26B', band: '#2A5C2C' },
  'Waste Management': { swatch: '#8C5A3C', band: '#54301F' },
  Conservation: { swatch: '#62BFCF', band: '#135B69' },
  'Green Building': { swatch: '#E9AE52', band: '#6B4812' },
  'Sustainable Business': { swatch: '#8FB2F7', band: '#2A4C8C' },
  'Environmental Policy': { swatch: '#C9588F', band: '#A62C6B' },
  Biodiversity: { swatch: '#4F9447', band: '#2F6B2A' },
  'Water Resources': { swatch: '#2A8FA3', band: '#0B5563' },
  'Sustainable Development': { swatch: '#A3AE2C', band: '#4B5212' },
  'Urban Sustainability': { swatch: '#6F8088', band: '#36454D' },
  'Economics & Labour': { swatch: '#EE8268', band: '#8A2F1C' },
  'Social Justice & Law': { swatch: '#6A54B5', band: '#3A2A78' },
} as const satisfies Record<string, CategoryArt>

export type CategoryName = keyof typeof categoryArt

export const isCategoryName = (name: string): name is CategoryName => Object.hasOwn(categoryArt, name)

/** A category that only a newer release knows gets a plain look; its name is shown beside it. */
const lookOf = (category: string): CategoryName => (isCategoryName(category) ? category : 'Urban Sustainability')

export const artOf = (category: string): CategoryArt => categoryArt[lookOf(category)]

const slugs = new Map<string, string>(
  Object.keys(categoryArt).map((name) => [name, name.toLowerCase().replaceAll(' & ', '-and-').replaceAll(' ', '-')]),
)

export const slugOf = (category: string): string => slugs.get(lookOf(category))!

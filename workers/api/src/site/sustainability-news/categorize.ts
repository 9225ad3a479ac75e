import { newsCategories, newsCategoryNames, type NewsCategory } from '@kere/contracts/site/sustainability-news-options'

/** Beginnings of words, in the order in which they decide. */
const words: Readonly<Record<NewsCategory, readonly string[]>> = {
  agriculture: ['farm', 'crop', 'millet', 'compost', 'agricultur', 'kharif', 'rabi', 'irrigation', 'seed bank'],
  transportation: [
    'bus',
    'buses',
    'metro',
    'train',
    'railway',
    'cycle lane',
    'bicycle',
    'electric vehicle',
    'ferry',
    'ferries',
  ],
  energy: ['solar', 'wind farm', 'wind power', 'renewable', 'battery', 'batteries', 'electricity', 'grid', 'rooftop'],
  urban_planning: ['ward', 'zoning', 'master plan', 'pavement', 'housing', 'footpath', 'municipal', 'city corporation'],
  education: ['school', 'teacher', 'curriculum', 'textbook', 'university', 'classroom'],
  youth_action: ['youth', 'student', 'volunteer', 'young people'],
  policy: ['draft rule', 'ministry', 'tribunal', 'policy', 'parliament', 'bill ', 'regulation', 'court'],
  events: ['conference', 'summit', 'festival', 'webinar', 'exhibition'],
  innovation: ['prototype', 'startup', 'patent', 'sensor', 'logger', 'invent'],
  conservation: ['lake', 'wetland', 'forest', 'wildlife', 'species', 'river', 'mangrove', 'tank', 'biodivers'],
}

const byName = new Map(newsCategories.map((category) => [newsCategoryNames[category].toLowerCase(), category]))

/** By what the feed calls it, else by the first words that show it; null where nothing does. */
export function categorize({ named, text }: { named: readonly string[]; text: string }): NewsCategory | null {
  for (const name of named) {
    const category = byName.get(name.trim().toLowerCase())
    if (category) return category
  }
  const read = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const found = Object.entries(words).find(([, beginnings]) => beginnings.some((word) => read.includes(` ${word}`)))
  // Its keys are categories.
  return (found?.[0] as NewsCategory | undefined) ?? null
}

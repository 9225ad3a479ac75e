import { newsCategories, newsCategoryNames, type NewsCategory } from '@kere/contracts/site/sustainability-news-options'

/**
 * Words for each category, in the order in which they decide. They match in the plural too, and with a star as the
 * beginning of a word.
 */
const words: Readonly<Record<NewsCategory, readonly string[]>> = {
  agriculture: ['farm*', 'crop', 'millet', 'compost*', 'agricultur*', 'kharif', 'rabi', 'irrigat*', 'seed bank'],
  transportation: ['bus', 'metro', 'train', 'railway', 'cycle lane', 'bicycle', 'electric vehicle', 'ferry'],
  energy: ['solar', 'wind farm', 'wind power', 'renewable', 'battery', 'electricity', 'grid', 'rooftop'],
  urban_planning: [
    'ward',
    'zoning',
    'master plan',
    'pavement',
    'housing',
    'footpath',
    'municipal*',
    'city corporation',
  ],
  education: ['school', 'teacher', 'curriculum', 'curricula', 'textbook', 'university', 'classroom'],
  youth_action: ['youth', 'student', 'volunteer*', 'young people'],
  policy: ['draft rule', 'ministry', 'tribunal', 'policy', 'parliament', 'bill', 'regulation', 'court'],
  events: ['conference', 'summit', 'festival', 'webinar', 'exhibition'],
  innovation: ['prototype', 'startup', 'patent', 'sensor', 'logger', 'invention', 'inventor', 'invented'],
  conservation: ['lake', 'wetland', 'forest*', 'wildlife', 'species', 'river', 'mangrove', 'tank', 'biodivers*'],
}

const formsOf = (word: string) =>
  word.endsWith('*')
    ? [` ${word.slice(0, -1)}`]
    : [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')].map((form) => ` ${form} `)

const forms = Object.entries(words).map(([category, each]) => ({ category, forms: each.flatMap(formsOf) }))

const byName = new Map(newsCategories.map((category) => [newsCategoryNames[category].toLowerCase(), category]))

/** Uses the category that the feed names, otherwise that of the first matching words, or null. */
export function categorize({ named, text }: { named: readonly string[]; text: string }): NewsCategory | null {
  for (const name of named) {
    const category = byName.get(name.trim().toLowerCase())
    if (category) return category
  }
  const read = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const found = forms.find((each) => each.forms.some((form) => read.includes(form)))
  // The cast is safe: the keys of `words` are categories.
  return (found?.category as NewsCategory | undefined) ?? null
}

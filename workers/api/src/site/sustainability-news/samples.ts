import type { NewsCategory } from '@kere/contracts/site/sustainability-news-options'

/** Invented stories that the page shows if no source answers (W-31, S-248). */
const samples: readonly (readonly [title: string, description: string, category: NewsCategory])[] = [
  [
    'Rooftop solar on a housing society: a year of bills',
    'How one society shared the credit between 84 flats.',
    'energy',
  ],
  [
    'What a feeder-level solar plant needs every week',
    'Panels, a log book, and somebody who is paid to look.',
    'energy',
  ],
  ['A stream survey for class 8', 'A net, a hand lens and a sheet of twenty animals.', 'education'],
  ['Forty students map the drains of their ward', 'Two Sundays, a phone and a tape measure.', 'youth_action'],
  ['How to comment on draft rules, and be read', 'One page, one change, one reason for it.', 'policy'],
  [
    'A logger that floats and texts its readings',
    'The drawings are public, and the case is a lunch box.',
    'innovation',
  ],
  [
    'Open day at a wetland: what visitors asked',
    'Why it smells, who owns it, and when the birds come.',
    'youth_action',
  ],
  [
    'How a lake group counts its birds each January',
    'The same route, the same hour and the same sheet for six winters.',
    'conservation',
  ],
  [
    'A sacred grove gets a fence, and a gate',
    'What was agreed with those who had always walked through.',
    'conservation',
  ],
  ['Counting a bus stop for a week', 'Who waits, for how long, and in which shade.', 'transportation'],
  [
    'Millet in the midday meal: what cooks say',
    'Three kitchens on water, soaking time and second helpings.',
    'agriculture',
  ],
  [
    'Where shade would matter most on one bus route',
    'A thermometer at each stop, at noon, for ten days.',
    'urban_planning',
  ],
  ['A footpath audit that a corporation acted on', 'Photographs with a date, a place and a width.', 'urban_planning'],
]

export const sampleNews = samples.map(([title, description, category], place) => ({
  id: `sample-${place + 1}`,
  title,
  description,
  url: null,
  source: null,
  publishedAt: null,
  category,
}))

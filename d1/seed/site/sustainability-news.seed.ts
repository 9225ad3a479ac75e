import type { NewsCategory } from '@kere/contracts/site/sustainability-news-options'
import type { LocalDatabase } from '../../local-database.ts'
import { newsFeeds } from '../../schema/site/sustainability-news.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'

const feeds: readonly (readonly [name: string, slug: string, category: NewsCategory])[] = [
  ['Deccan City Desk', 'deccan-city-desk', 'urban_planning'],
  ['Grid and Meter', 'grid-and-meter', 'energy'],
  ['Forest Line', 'forest-line', 'conservation'],
]

const addedAt = Date.parse('2026-11-01T05:00:00Z')

export const seed = (db: LocalDatabase) =>
  upsertRows(
    db,
    newsFeeds,
    feeds.map(([name, slug, category], place) => ({
      id: seededId('nwf', addedAt + place, slug),
      name,
      url: `https://${slug}.feeds.kere.test/feed.xml`,
      category,
      addedAt: addedAt + place,
      nextCheckAt: addedAt,
    })),
  )

import { newsFeeds, newsItems } from '@kere/d1/schema/site/sustainability-news'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

export async function aFeed(change: Partial<typeof newsFeeds.$inferInsert> = {}) {
  const id = `nwf_${ulid()}`
  const row = {
    id,
    name: 'Deccan City Desk',
    url: `https://${id.toLowerCase().replace('_', '-')}.feeds.kere.test/feed.xml`,
    category: 'conservation' as const,
    addedAt: Date.parse('2026-11-15T11:00:00Z'),
    nextCheckAt: Date.parse('2030-01-01T00:00:00Z'),
  }
  await db.insert(newsFeeds).values({ ...row, ...change })
  return id
}

export async function anItem(feedId: string, change: Partial<typeof newsItems.$inferInsert> = {}) {
  const id = `nws_${ulid()}`
  await db.insert(newsItems).values({
    id,
    feedId,
    urlHash: id,
    url: `https://news.example/${id}`,
    title: 'A feeder canal is open again',
    description: 'Two tanks filled in one night.',
    category: 'conservation',
    publishedAt: Date.parse('2026-11-15T11:00:00Z'),
    ...change,
  })
  return id
}

const byId: Fixture = { params: async () => ({ id: await aFeed() }) }

export const fixtures: Fixtures = {
  listNews: { variants: [{ query: '?category=conservation' }] },
  listNewsFeeds: { variants: [{ query: '?sort=oldest' }] },
  addNewsFeed: {
    body: () => ({
      name: 'Coast Notes',
      url: `https://${ulid().toLowerCase()}.feeds.kere.test/rss`,
      category: 'energy',
    }),
  },
  setNewsFeedPaused: { ...byId, body: () => ({ paused: true }) },
  checkNewsFeed: byId,
  deleteNewsFeed: byId,
}

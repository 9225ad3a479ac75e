import { t } from '@kere/brand/messages'
import type { NewsItem } from '@kere/contracts/site/sustainability-news'
import { dateInIndia } from '@kere/ui/time/time-in-india'

export interface NewsDay {
  /** The heading: "Today", "Yesterday", or the date. */
  title: string
  date: string
  items: readonly NewsItem[]
}

const dayMs = 86_400_000

/** Groups news by day in India, in the given order. */
export function groupByDay(items: readonly NewsItem[], now: number): NewsDay[] {
  const near = new Map([
    [dateInIndia(now), t('Today', 'A day')],
    [dateInIndia(now - dayMs), t('Yesterday', 'A day of news')],
  ])
  const days = new Map<string, NewsItem[]>()
  for (const item of items) {
    const date = item.publishedAt ? dateInIndia(Date.parse(item.publishedAt)) : ''
    days.set(date, [...(days.get(date) ?? []), item])
  }
  return [...days].map(([date, ofDay]) => ({ title: near.get(date) ?? date, date, items: ofDay }))
}

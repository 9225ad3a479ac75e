import { locale } from '@kere/brand/language'
import { dayIndexOf } from '@kere/brand/year-path'
import { isKnown } from '@kere/contracts/http/open-value'
import { impactCategories } from '@kere/contracts/portfolio/impact-options'
import { personHref } from './impact-address.ts'
import type { EntriesAddress } from './impact-person.api.ts'

export function readEntriesAddress(params: URLSearchParams): EntriesAddress {
  const category = params.get('category') ?? ''
  return { category: isKnown(impactCategories, category) ? category : null, cursor: params.get('cursor') || null }
}

export function entriesHref(handle: string, address: Partial<EntriesAddress>) {
  const given = Object.entries(address).filter((param): param is [string, string] => Boolean(param[1]))
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return `${personHref(handle)}${search}#all-entries`
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the centre of a day in the drawing, as shares of its width and height, 0 to 1. */
export function spotOf(from: string, day: string) {
  const place = dayIndexOf(from, day)
  if (place < 0 || place >= 364) return null
  return { week: (Math.floor(place / 7) + 0.5) / 52, day: ((place % 7) + 0.5) / 7 }
}

const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })

/** Returns the beginning of each month, as a share of the weeks. */
export function monthsOf(from: string) {
  const start = Date.parse(`${from}T00:00:00Z`)
  return Array.from({ length: 52 }, (_, week) => {
    const [first, before] = [new Date(start + week * 7 * dayMs), new Date(start + (week - 1) * 7 * dayMs)]
    return first.getUTCMonth() === before.getUTCMonth() ? null : { name: monthName.format(first), share: week / 52 }
  }).filter((month) => month !== null)
}

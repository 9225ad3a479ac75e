import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import type { EventCategory } from '@kere/contracts/events/event-options'

export const categoryWords = {
  product: { label: `${product} event`, hint: `Shown in the ${product} Events tab.` },
  info: { label: 'Info event', hint: 'Shown in the Info Events tab. It can lead to another site.' },
  other: { label: 'Other event', hint: `Shown in the ${product} Events tab, marked as Other.` },
} as const satisfies Record<EventCategory, { label: string; hint: string }>

const closes: Readonly<Record<number, string>> = {
  0: 'When it starts',
  60: '1 hour before',
  720: '12 hours before',
  1440: '1 day before',
  2880: '2 days before',
  10_080: '1 week before',
}

export const closesIn = (minutes: number) => closes[minutes] ?? `${countOf(minutes, 'minute')} before`

import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import type { EventCategory } from '@kere/contracts/events/event-options'

export const categoryWords = {
  product: {
    label: t('{product} event', { product }, 'Label, educator'),
    hint: t('Shown in the {product} Events tab.', { product }, 'Hint, educator'),
  },
  info: {
    label: t('Info event', 'Label, educator'),
    hint: t('Shown in the Info Events tab. It can lead to another site.', 'Hint, educator'),
  },
  other: {
    label: t('Other event', 'Label, educator'),
    hint: t('Shown in the {product} Events tab, marked as Other.', { product }, 'Hint, educator'),
  },
} as const satisfies Record<EventCategory, { label: string; hint: string }>

const closes: Readonly<Record<number, string>> = {
  0: t('When it starts', 'Text, educator'),
  60: t('1 hour before', 'Text, educator'),
  720: t('12 hours before', 'Text, educator'),
  1440: t('1 day before', 'Text, educator'),
  2880: t('2 days before', 'Text, educator'),
  10_080: t('1 week before', 'Text, educator'),
}

export const closesIn = (minutes: number) =>
  closes[minutes] ??
  t('{count, plural, one {# minute} other {# minutes}} before', { count: minutes }, 'Choice, educator')

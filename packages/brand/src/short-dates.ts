import { t } from './messages.ts'

// Written out, because a browser's formatter takes as long as the rest of a page.

export const shortWeekdays = [
  t('Sun', 'Day of the week'),
  t('Mon', 'Day of the week'),
  t('Tue', 'Day of the week'),
  t('Wed', 'Day of the week'),
  t('Thu', 'Day of the week'),
  t('Fri', 'Day of the week'),
  t('Sat', 'Day of the week'),
] as const

export const shortMonths = [
  t('Jan', 'Month'),
  t('Feb', 'Month'),
  t('Mar', 'Month'),
  t('Apr', 'Month'),
  t('May', 'Month'),
  t('Jun', 'Month'),
  t('Jul', 'Month'),
  t('Aug', 'Month'),
  t('Sept', 'Month'),
  t('Oct', 'Month'),
  t('Nov', 'Month'),
  t('Dec', 'Month'),
] as const

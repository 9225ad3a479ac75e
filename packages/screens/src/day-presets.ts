import { t } from '@kere/brand/messages'
import { dayOf } from './time-in-india.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface DayPreset {
  label: string
  days: number
}

export const dayPresets: readonly DayPreset[] = [
  { label: t('This Week', 'Label, part of a page'), days: 7 },
  { label: t('Last 30 Days', 'Label, part of a page'), days: 30 },
]

export const firstDayOf = ({ days }: DayPreset, now: number) => dayOf(now - (days - 1) * dayMs)

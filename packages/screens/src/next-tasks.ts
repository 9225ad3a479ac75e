import { t } from '@kere/brand/messages'
import type { NextRow } from '@kere/contracts/console/next-figures'
import { momentText } from '@kere/ui/time/clock-times'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleDot from 'lucide-react/icons/circle-dot'
import Hourglass from 'lucide-react/icons/hourglass'
import Inbox from 'lucide-react/icons/inbox'
import type { Task } from './next-list.tsx'

const looks = {
  due: { tone: 'warn', icon: Hourglass },
  waits: { tone: 'warn', icon: Inbox },
  coming: { tone: 'info', icon: CalendarDays },
  open: { tone: 'info', icon: CircleDot },
} as const

const isKnown = (kind: string): kind is keyof typeof looks => kind in looks

export const nextTasks = (rows: readonly NextRow[], now: number): Task[] =>
  rows.map(({ kind, at, path, ...said }) => ({
    ...said,
    ...looks[isKnown(kind) ? kind : 'open'],
    when: at === null ? undefined : whenOf(kind, at, now),
    href: path,
  }))

function whenOf(kind: string, at: string, now: number): string {
  if (kind === 'coming' && Date.parse(at) <= now) return t('On now', 'An event')
  const when = momentText(at, now)
  return kind === 'due' ? t('Until {when}', { when }, 'A deadline') : when
}

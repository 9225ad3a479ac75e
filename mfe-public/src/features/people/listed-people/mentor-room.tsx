import { t } from '@kere/brand/messages'
import type { MentorRoom } from '@kere/contracts/people/listed-people'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { clockAt, clockRange, dayText, momentText } from '@kere/ui/time/clock-times'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Clock from 'lucide-react/icons/clock'
import { useNow } from '../../../pages/use-now.ts'

interface MentorRoomLineProps {
  room: MentorRoom | null
  askedAt: number
  className?: string
}

/** Shows a mentor's next free hour, unless it has passed since the page was requested. */
export function MentorRoomLine({ room, askedAt, className = '' }: MentorRoomLineProps) {
  const now = useNow(askedAt)
  const { icon: Icon, color, text } = looks[room?.state ?? 'none'] ?? looks.none
  const next = room?.nextStart && Date.parse(room.nextStart) > now ? momentText(room.nextStart, now) : null
  return (
    <p className={`flex flex-wrap items-center gap-x-2 text-meta text-muted ${className}`}>
      <span className={`inline-flex items-center gap-2 font-semibold ${color}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {room?.state === 'paused' && room.pausedUntil
          ? t('Not mentoring until {day}', { day: dayText(room.pausedUntil, now) }, 'About a mentor')
          : text}
      </span>
      {next && (
        <span>
          <Unbroken>{t('Next hour {moment}', { moment: next }, 'About a mentor: the next time to talk')}</Unbroken>
        </span>
      )}
    </p>
  )
}

const looks: Readonly<Record<string, { icon: typeof Clock; color: string; text: string }>> & {
  none: { icon: typeof Clock; color: string; text: string }
} = {
  accepting: { icon: CircleCheck, color: 'text-leaf', text: t('Accepting mentees', 'State of a mentor') },
  full: { icon: Clock, color: 'text-warn', text: t('Full', 'Event without a free seat') },
  paused: { icon: CircleMinus, color: 'text-muted', text: t('Not mentoring now', 'State of a mentor') },
  none: { icon: CircleMinus, color: 'text-muted', text: t('Not mentoring now', 'State of a mentor') },
}

const weekDays = [
  t('Monday', 'Day of the week, in full'),
  t('Tuesday', 'Day of the week, in full'),
  t('Wednesday', 'Day of the week, in full'),
  t('Thursday', 'Day of the week, in full'),
  t('Friday', 'Day of the week, in full'),
  t('Saturday', 'Day of the week, in full'),
  t('Sunday', 'Day of the week, in full'),
]

/** Joins consecutive hours into spans. */
function spansOf(hours: readonly number[]) {
  const spans: { from: number; to: number }[] = []
  for (const hour of hours) {
    const last = spans.at(-1)
    if (last?.to === hour) last.to = hour + 1
    else spans.push({ from: hour, to: hour + 1 })
  }
  return spans.map(({ from, to }) => clockRange(clockAt(from, 0), clockAt(to % 24, 0))).join(', ')
}

/** @param hours the hours of the week in India, counted from Monday midnight */
export function MentorWeek({ hours }: { hours: readonly number[] }) {
  const days = weekDays.flatMap((day, index) => {
    const own = hours.filter((hour) => Math.floor(hour / 24) === index).map((hour) => hour % 24)
    return own.length > 0 ? [{ day, text: spansOf(own) }] : []
  })
  if (days.length === 0) return null
  return (
    <div>
      <h2 className="text-body">{t('Hours of the week', 'Heading: when a mentor has time')}</h2>
      <dl className="mt-2 text-dense">
        {days.map(({ day, text }) => (
          <div key={day} className="flex justify-between gap-4 border-t border-hairline py-1.5">
            <dt>{day}</dt>
            <dd className="text-end text-muted tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-meta text-muted">{t('Times in IST', 'Below times')}</p>
    </div>
  )
}

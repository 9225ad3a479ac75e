import { t } from '@kere/brand/messages'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useState } from 'react'
import { hoursPath } from './mentorship-paths.ts'
import { settingsQuery } from './sessions.api.ts'
import { dayHours, dayInWords, endOfDays, startsOfWeek } from './week-days.ts'
import { WeekGrid } from './week-grid.tsx'
import { daysOf, weekOf } from './week-hours.tsx'

/** Shows a mentor's hours of the next seven days below the requests to them. */
export function OwnWeek() {
  const { api } = useRemote()
  const [now] = useState(() => Date.now())
  const { data } = useQuery(settingsQuery(api))
  if (!data) return null
  const weeks = [0, 1].map((week) => {
    const starts = startsOfWeek(now, week)
    const end = endOfDays(now, mentorshipLimits.slotDays)
    return { starts, ...weekOf({ form: data, sessions: data.sessions, starts, now, end }) }
  })
  const hoursIn = ({ hourAt }: (typeof weeks)[number]) =>
    dayHours.filter((hour) =>
      Array.from({ length: 7 }, (_, day) => hourAt(day * 24 + hour).state).some(
        (state) => state !== 'closed' && state !== 'past',
      ),
    )
  // At the end of a week, nothing of it may be left.
  const week = weeks.find((each) => hoursIn(each).length > 0)
  return (
    <Section
      title={t('Your week', 'Heading, mentorship')}
      meta={t(
        '{load} of {capacity, plural, one {# place} other {# places}} taken',
        { load: data.load, capacity: data.capacity },
        'How many people a mentor has',
      )}
      lead={
        week
          ? daysOf(week.starts)
          : t('No hour is open in the next days. Open hours, and learners can book them.', 'Text, mentorship')
      }
    >
      {week && (
        <WeekGrid
          key={hoursIn(week).join()}
          label={t('Your week, {days}', { days: daysOf(week.starts) }, 'For screen readers, mentorship')}
          dates={Array.from({ length: 7 }, (_, day) => dayInWords(week.starts[day * 24] ?? 0).replace(/ .*/, ''))}
          hourAt={week.hourAt}
          hours={hoursIn(week)}
        />
      )}
      <ButtonLink
        href={hoursPath}
        variant="outline"
        size="toolbar"
        icon={<CalendarClock aria-hidden="true" />}
        className="mt-4"
      >
        {t('Your hours', 'Button, mentorship')}
      </ButtonLink>
    </Section>
  )
}

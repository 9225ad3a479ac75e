import { t } from '@kere/brand/messages'
import type { MentorSettings } from '@kere/contracts/mentorship/mentorship-sessions'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { momentOf } from '@kere/screens/time-in-india'
import { Select } from '@kere/ui/controls/select'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { useState } from 'react'
import { mentorshipPath } from './mentorship-paths.ts'
import type { SettingsInput } from './sessions.api.ts'
import { dayInWords, endOfDays, hourOfWeek, startsOfWeek } from './week-days.ts'
import { WeekGrid, type WeekHour } from './week-grid.tsx'

interface WeekHoursProps {
  form: SettingsInput
  sessions: MentorSettings['sessions']
  onChange: (changed: Partial<SettingsInput>) => void
}

const usual = 'usual'

/**
 * Shows the usual week, or a single week that can be booked, in which opening or closing an hour applies to that day
 * only.
 */
export function WeekHours({ form, sessions, onChange }: WeekHoursProps) {
  const [now] = useState(() => Date.now())
  const [chosen, choose] = useState(usual)
  const end = endOfDays(now, mentorshipLimits.slotDays)
  const weeks = [0, 1, 2, 3].map((week) => startsOfWeek(now, week)).filter(([monday = end]) => monday < end)
  const week = chosen === usual ? undefined : weeks[Number(chosen)]
  return (
    <Section
      title={t('Your hours', 'Heading, mentorship')}
      lead={t(
        'Tap or drag over hours to open or close them. A session takes {sessionMinutes, plural, one {# minute} other {# minutes}}. Times are IST. A public profile shows them.',
        { sessionMinutes: mentorshipLimits.sessionMinutes },
        'Text, mentorship',
      )}
    >
      <Select
        label={t('Week', 'Label, mentorship')}
        labelPlace="hidden"
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={[
          { value: usual, label: t('Usual week', 'Label, mentorship') },
          ...weeks.map((starts, index) => ({
            value: String(index),
            label: t('Only {days}', { days: daysOf(starts) }, 'One week of a mentor'),
          })),
        ]}
        className="-mt-2 mb-4 max-w-64"
      />
      {week ? (
        <OneWeek {...{ form, sessions, onChange, now, end }} starts={week} />
      ) : (
        <WeekGrid
          label={t('Usual week', 'Label, mentorship')}
          hourAt={(hour) => ({ state: form.weeklyHours.includes(hour) ? 'open' : 'closed' })}
          onSet={(hours, isOpen) => {
            const others = form.weeklyHours.filter((hour) => !hours.includes(hour))
            onChange({ weeklyHours: (isOpen ? [...others, ...hours] : others).toSorted((a, b) => a - b) })
          }}
        />
      )}
    </Section>
  )
}

export const daysOf = (starts: readonly number[]) =>
  t('{from} to {to}', { from: dayInWords(starts[0] ?? 0), to: dayInWords(starts.at(-1) ?? 0) }, 'Days')

interface WeekFacts {
  form: Pick<SettingsInput, 'weeklyHours' | 'openedStarts' | 'closedStarts'>
  sessions: MentorSettings['sessions']
  /** The starts of all hours of the week. */
  starts: readonly number[]
  now: number
  /** Hours from then on cannot be booked yet. */
  end: number
}

/** Says what each hour of one week is. */
export function weekOf({ form, sessions, starts, now, end }: WeekFacts) {
  const timesOf = (instants: readonly string[]) => new Set(instants.map((instant) => Date.parse(instant)))
  const [opened, closed, weekly] = [timesOf(form.openedStarts), timesOf(form.closedStarts), new Set(form.weeklyHours)]
  const startOf = (hour: number) => starts[hour] ?? 0
  const booked = sessions.filter(({ startsAt }) => starts.includes(Date.parse(startsAt)))
  const bookedAt = new Map(booked.map((session) => [hourOfWeek(Date.parse(session.startsAt)), session]))

  const hourAt = (hour: number): WeekHour => {
    const [start, session] = [startOf(hour), bookedAt.get(hour)]
    if (session) return { state: session.isConfirmed ? 'booked' : 'held', who: session.learner }
    if (start <= now || start >= end) return { state: 'past' }
    return { state: opened.has(start) || (weekly.has(hour) && !closed.has(start)) ? 'open' : 'closed' }
  }
  return { booked, hourAt }
}

function OneWeek({
  form,
  sessions,
  onChange,
  starts,
  now,
  end,
}: WeekHoursProps & { starts: number[]; now: number; end: number }) {
  const { booked, hourAt } = weekOf({ form, sessions, starts, now, end })
  const weekly = new Set(form.weeklyHours)
  const startOf = (hour: number) => starts[hour] ?? 0
  const set = (hours: number[], isOpen: boolean) => {
    const changed = new Set(hours.map(startOf))
    const others = (instants: readonly string[]) => instants.filter((instant) => !changed.has(Date.parse(instant)))
    const unusual = hours
      .filter((hour) => weekly.has(hour) !== isOpen)
      .map((hour) => new Date(startOf(hour)).toISOString())
    onChange({
      openedStarts: [...others(form.openedStarts), ...(isOpen ? unusual : [])],
      closedStarts: [...others(form.closedStarts), ...(isOpen ? [] : unusual)],
    })
  }
  return (
    <>
      <WeekGrid
        label={t('Only {days}', { days: daysOf(starts) }, 'One week of a mentor')}
        dates={Array.from({ length: 7 }, (_, day) => dayInWords(startOf(day * 24)).replace(/ .*/, ''))}
        hourAt={hourAt}
        onSet={set}
      />
      {booked.length > 0 && (
        <ul
          aria-label={t('Booked in this week', 'For screen readers, mentorship')}
          className="mt-3 list-none text-dense"
        >
          {booked.map((session) => (
            <li key={session.startsAt} className="py-1">
              <TextLink href={`${mentorshipPath}?request=${encodeURIComponent(session.requestId)}`}>
                {session.isConfirmed
                  ? `${momentOf(session.startsAt)}, ${session.learner}`
                  : t(
                      '{when}, held for {name}',
                      { when: momentOf(session.startsAt), name: session.learner },
                      'A session of a mentor',
                    )}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import type { MentorSettings } from '@kere/contracts/mentorship/mentorship-sessions'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { clockOf, momentOf } from '@kere/screens/time-in-india'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { mentorshipPath } from './mentorship-paths.ts'
import type { SettingsInput } from './sessions.api.ts'
import { hourOfWeek, startsOfDay } from './week-days.ts'

interface NextWeeksProps {
  form: SettingsInput
  sessions: MentorSettings['sessions']
  onChange: (changed: Partial<SettingsInput>) => void
}

const atOnce = 7

const dayText = (start: number) => momentOf(new Date(start).toISOString()).replace(/ \d{4},.*$/, '')

/** Shows the booked sessions, and the exceptions to the usual week. */
export function NextWeeks({ form, sessions, onChange }: NextWeeksProps) {
  const [now] = useState(() => Date.now())
  const [days, setDays] = useState(atOnce)
  const booked = new Map(sessions.map((session) => [Date.parse(session.startsAt), session]))
  const [opened, closed] = [
    new Set(form.openedStarts.map((start) => Date.parse(start))),
    new Set(form.closedStarts.map((start) => Date.parse(start))),
  ]
  const weekly = new Set(form.weeklyHours)
  const isOpen = (start: number) => opened.has(start) || (weekly.has(hourOfWeek(start)) && !closed.has(start))

  const toggle = (start: number) => {
    const without = (starts: readonly string[]) => starts.filter((each) => Date.parse(each) !== start)
    const instant = new Date(start).toISOString()
    const isUsual = weekly.has(hourOfWeek(start))
    const [openedStarts, closedStarts] = [without(form.openedStarts), without(form.closedStarts)]
    if (isOpen(start)) onChange({ openedStarts, closedStarts: isUsual ? [...closedStarts, instant] : closedStarts })
    else onChange({ openedStarts: isUsual ? openedStarts : [...openedStarts, instant], closedStarts })
  }
  return (
    <Section title="Next days" lead="Close an hour that does not suit you, or open another one, for that day alone.">
      <ul className="-mt-2 list-none">
        {Array.from({ length: days }, (_, day) => {
          const starts = startsOfDay(now, day).filter((start) => start > now)
          const first = starts[0]
          if (first === undefined) return null
          return (
            <li
              key={day}
              className="grid gap-x-4 gap-y-2 border-b border-hairline py-3 desk:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <p className="font-semibold">{dayText(first)}</p>
              <ul className="flex list-none flex-wrap gap-1.5">
                {starts.map((start) => {
                  const session = booked.get(start)
                  return (
                    <li key={start}>
                      {session ? (
                        <Link
                          to={`${mentorshipPath}?request=${encodeURIComponent(session.requestId)}`}
                          className={`inline-flex min-h-11 items-center rounded-control border px-2.5 text-meta font-semibold no-underline desk:min-h-8 ${session.isConfirmed ? 'border-brand bg-brand text-on-brand' : 'border-dashed border-warn bg-warn-soft text-warn'}`}
                        >
                          {clockOf(start)} {session.isConfirmed ? session.learner : `held for ${session.learner}`}
                        </Link>
                      ) : (
                        <HourSwitch start={start} isOpen={isOpen(start)} onToggle={() => toggle(start)} />
                      )}
                    </li>
                  )
                })}
              </ul>
            </li>
          )
        })}
      </ul>
      {days < mentorshipLimits.slotDays && (
        <Button variant="outline" size="toolbar" onClick={() => setDays(days + atOnce)} className="mt-4">
          Show another week
        </Button>
      )}
    </Section>
  )
}

const HourSwitch = ({ start, isOpen, onToggle }: { start: number; isOpen: boolean; onToggle: () => void }) => (
  <button
    type="button"
    aria-pressed={isOpen}
    aria-label={`${clockOf(start)}, ${isOpen ? 'open' : 'closed'}`}
    onClick={onToggle}
    className={`inline-flex min-h-11 cursor-pointer items-center rounded-control border px-2.5 text-meta tabular-nums desk:min-h-8 ${isOpen ? 'border-brand bg-brand-soft font-semibold text-brand' : 'border-hairline bg-surface text-muted hover:bg-hover'}`}
  >
    {clockOf(start)}
    {isOpen && ' open'}
  </button>
)

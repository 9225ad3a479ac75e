import { t } from '@kere/brand/messages'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { dayHours, hourText, shortDays, weekDays } from './week-days.ts'

export interface WeekHour {
  state: 'open' | 'closed' | 'booked' | 'held' | 'past'
  /** The name of the person who booked the hour. */
  who?: string | undefined
}

interface WeekGridProps {
  label: string
  /** A second line under the name of each day, such as its date. */
  dates?: readonly string[] | undefined
  hourAt: (hourOfWeek: number) => WeekHour
  /** Without it, the week can be read and not changed. */
  onSet?: (hoursOfWeek: number[], isOpen: boolean) => void
  /** The hours of the day that are shown. */
  hours?: readonly number[]
}

interface Drag {
  from: number
  to: number
  isOpen: boolean
}

function hourLabel(when: string, state: WeekHour['state'], who: string | undefined) {
  if (who !== undefined)
    return state === 'held'
      ? t('{when}, held for {who}', { when, who }, 'For screen readers, an hour of a mentor')
      : t('{when}, booked by {who}', { when, who }, 'For screen readers, an hour of a mentor')
  return state === 'open' ? t('{when}, open', { when }, 'For screen readers, an hour of a mentor') : when
}

const dayOf = (hour: number) => Math.floor(hour / 24)

const looks = {
  open: 'border-brand bg-brand-soft text-brand',
  closed: 'border-transparent bg-surface hover:bg-hover',
  booked: 'border-brand bg-brand text-on-brand',
  held: 'border-dashed border-warn bg-warn-soft text-warn',
  past: 'border-transparent bg-sunken',
} as const satisfies Record<WeekHour['state'], string>

/** Returns all hours in the rectangle of a drag, whichever corner it started from. */
function hoursOf({ from, to }: Drag): number[] {
  const [firstDay, lastDay] = [Math.min(dayOf(from), dayOf(to)), Math.max(dayOf(from), dayOf(to))]
  const [first, last] = [Math.min(from % 24, to % 24), Math.max(from % 24, to % 24)]
  return Array.from({ length: lastDay - firstDay + 1 }, (_, day) =>
    Array.from({ length: last - first + 1 }, (__, hour) => (firstDay + day) * 24 + first + hour),
  ).flat()
}

/** Returns the same day's hour that is shown before or after. */
function beside(hour: number, hours: readonly number[], by: -1 | 1) {
  const next = hours[hours.indexOf(hour % 24) + by]
  return next === undefined ? hour : hour - (hour % 24) + next
}

const moves: Record<string, (hour: number, hours: readonly number[]) => number> = {
  ArrowUp: (hour, hours) => beside(hour, hours, -1),
  ArrowDown: (hour, hours) => beside(hour, hours, 1),
  ArrowLeft: (hour) => (hour >= 24 ? hour - 24 : hour),
  ArrowRight: (hour) => (hour < 6 * 24 ? hour + 24 : hour),
  Home: (hour) => hour % 24,
  End: (hour) => 6 * 24 + (hour % 24),
}

/**
 * A grid of days and hours, which Tab reaches as a single stop. A drag gives all its hours the new state of the first
 * one. With a finger, only a sideways drag counts, because moving up or down scrolls. Arrows move the focus, Space
 * toggles an hour, and Shift with an arrow extends the state to the next one.
 */
export function WeekGrid({ label, dates, hourAt, onSet, hours = dayHours }: WeekGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(hours[0] ?? 0)
  const [drag, setDrag] = useState<Drag>()
  const canSet = (hour: number) => onSet !== undefined && ['open', 'closed'].includes(hourAt(hour).state)
  const set = (changed: number[], isOpen: boolean) => onSet?.(changed.filter(canSet), isOpen)
  const spanned = new Set(drag && hoursOf(drag).filter(canSet))
  const shown = (hour: number): WeekHour =>
    drag && spanned.has(hour) ? { state: drag.isOpen ? 'open' : 'closed' } : hourAt(hour)

  const hourUnder = ({ clientX, clientY }: PointerEvent) => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hour]')
    return cell && grid.current?.contains(cell) ? Number(cell.dataset['hour']) : undefined
  }
  const begin = (event: PointerEvent) => {
    const hour = hourUnder(event)
    if (hour === undefined || event.button !== 0 || !canSet(hour)) return
    setFocused(hour)
    setDrag({ from: hour, to: hour, isOpen: hourAt(hour).state === 'closed' })
  }
  const follow = (event: PointerEvent) => {
    const to = drag && hourUnder(event)
    if (drag && to !== undefined && to !== drag.to) setDrag({ ...drag, to })
  }
  const finish = () => {
    if (drag) set(hoursOf(drag), drag.isOpen)
    setDrag(undefined)
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (event.key === ' ' || event.key === 'Enter') set([focused], hourAt(focused).state === 'closed')
    else if (move) {
      const next = move(focused, hours)
      if (event.shiftKey && canSet(focused)) set([next], hourAt(focused).state === 'open')
      setFocused(next)
      grid.current?.querySelector<HTMLElement>(`[data-hour="${next}"]`)?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      aria-readonly={!onSet}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={() => setDrag(undefined)}
      onPointerLeave={finish}
      className="-mx-1 border-t-2 border-ink text-meta tabular-nums select-none"
    >
      <div
        role="row"
        className="grid grid-cols-[2.75rem_repeat(7,minmax(0,1fr))] py-1.5 desk:grid-cols-[4rem_repeat(7,minmax(0,1fr))]"
      >
        <span role="columnheader" className="text-muted">
          IST
        </span>
        {weekDays.map((day, index) => (
          <span
            key={day}
            role="columnheader"
            aria-label={dates ? `${day} ${dates[index]}` : day}
            className="text-center"
          >
            <span className="block font-semibold">{shortDays[index]}</span>
            {dates && <span className="block text-muted">{dates[index]}</span>}
          </span>
        ))}
      </div>
      {hours.map((hour) => (
        <div
          key={hour}
          role="row"
          className="grid grid-cols-[2.75rem_repeat(7,minmax(0,1fr))] border-t border-hairline desk:grid-cols-[4rem_repeat(7,minmax(0,1fr))]"
        >
          <span role="rowheader" className="self-center whitespace-nowrap text-muted">
            {hourText(hour).replace('noon', 'pm')}
          </span>
          {weekDays.map((day, index) => {
            const value = index * 24 + hour
            const { state, who } = shown(value)
            return (
              <div
                key={day}
                role="gridcell"
                data-hour={value}
                tabIndex={value === focused ? 0 : -1}
                aria-selected={state === 'open'}
                aria-disabled={!canSet(value) || undefined}
                aria-label={hourLabel(`${day}, ${hourText(hour)}`, state, who)}
                onFocus={() => setFocused(value)}
                onKeyDown={press}
                // Handles presses without a pointer, as from a screen reader.
                onClick={({ detail }) => detail === 0 && set([value], hourAt(value).state === 'closed')}
                className={`m-0.5 flex h-6.5 cursor-pointer touch-pan-y items-center justify-center truncate rounded-control border focus-visible:outline-2 focus-visible:outline-offset-1 aria-disabled:cursor-default desk:h-8 desk:px-1 ${looks[state]}`}
              >
                <span aria-hidden="true" className="truncate font-semibold max-desk:text-[0.6875rem]">
                  {who ?? (state === 'open' ? t('open', 'An hour of a mentor') : '')}
                </span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

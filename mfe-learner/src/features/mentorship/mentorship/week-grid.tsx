import { dayHours, hourText, weekDays } from './week-days.ts'

interface WeekGridProps {
  hours: readonly number[]
  onChange: (hours: number[]) => void
}

/** Shows one day after another on a phone. Each hour is a checkbox: Tab and Space do what a press does. */
export function WeekGrid({ hours, onChange }: WeekGridProps) {
  const open = new Set(hours)
  const toggle = (hour: number) =>
    onChange((open.has(hour) ? hours.filter((each) => each !== hour) : [...hours, hour]).toSorted((a, b) => a - b))
  return (
    <div className="grid gap-x-2 gap-y-5 desk:grid-cols-7">
      {weekDays.map((day, index) => (
        <fieldset key={day}>
          <legend className="w-full border-b-2 border-ink pb-1.5 text-dense font-semibold">{day}</legend>
          <div className="mt-2 grid grid-cols-4 gap-1.5 desk:grid-cols-1">
            {dayHours.map((hour) => {
              const value = index * 24 + hour
              return (
                <label
                  key={hour}
                  className="flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-hairline bg-surface text-meta whitespace-nowrap tabular-nums hover:bg-hover has-checked:border-brand has-checked:bg-brand has-checked:font-semibold has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 desk:min-h-8"
                >
                  <input
                    type="checkbox"
                    checked={open.has(value)}
                    onChange={() => toggle(value)}
                    aria-label={`${day}, ${hourText(hour)}`}
                    className="sr-only"
                  />
                  {hourText(hour)}
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

import { dateParts, dayOf } from './clock-times.ts'

/** Hidden from screen readers, because the text beside it has the date and the time. */
export function EventDateBlock({ startsAt, isLarge = false }: { startsAt: string; isLarge?: boolean }) {
  const { weekday, number, month } = dateParts(dayOf(startsAt))
  return (
    <p
      aria-hidden="true"
      className={`w-13.5 shrink-0 self-start border-t-3 border-ink pt-1.5 leading-dense ${isLarge ? 'text-body desk:w-22' : 'text-meta desk:w-16'}`}
    >
      <span className="block text-muted">{weekday}</span>
      <span
        className={`block font-heading font-heavy tabular-nums ${isLarge ? 'text-number desk:text-hero' : 'text-number'}`}
      >
        {number}
      </span>
      {month}
    </p>
  )
}

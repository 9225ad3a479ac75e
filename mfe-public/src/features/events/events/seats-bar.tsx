import type { EventSummary } from '@kere/contracts/events/events'

export type Seats = Pick<EventSummary, 'seatsLeft' | 'maxParticipants'>

export function SeatsBar({ seats: { seatsLeft, maxParticipants } }: { seats: Seats }) {
  const taken = maxParticipants > 0 ? 1 - Math.min(1, Math.max(0, seatsLeft / maxParticipants)) : 1
  return (
    <span
      aria-hidden="true"
      className="block h-1.5 w-18 shrink-0 overflow-hidden rounded-swatch bg-sunken shadow-[inset_0_0_0_1px_var(--ds-hairline)]"
    >
      <span style={{ width: `${Math.round(taken * 100)}%` }} className="block h-full bg-brand" />
    </span>
  )
}

import type { EventSummary } from '@kere/contracts/events'

/** Above that many seats a tick for each would be too small to see. */
const mostTicks = 30

type Seats = Pick<EventSummary, 'seatsLeft' | 'maxParticipants'>

/** Beside the same in words. */
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

/** One tick a seat, as long as they can be told from each other. */
export function SeatTicks({ seats }: { seats: Seats }) {
  const { seatsLeft, maxParticipants } = seats
  if (maxParticipants > mostTicks)
    return (
      <span aria-hidden="true" className="block [&>span]:h-2 [&>span]:w-full">
        <SeatsBar seats={seats} />
      </span>
    )
  const taken = maxParticipants - seatsLeft
  return (
    <span aria-hidden="true" className="flex h-5.5 gap-0.5">
      {Array.from({ length: maxParticipants }, (_, seat) => (
        <span
          key={seat}
          className={`grow rounded-swatch border ${seat < taken ? 'border-brand bg-brand' : 'border-control bg-sunken'}`}
        />
      ))}
    </span>
  )
}

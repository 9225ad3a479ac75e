import { SeatsBar, type Seats } from './seats-bar.tsx'

/** More ticks than this would be too small to see. */
const mostTicks = 30

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

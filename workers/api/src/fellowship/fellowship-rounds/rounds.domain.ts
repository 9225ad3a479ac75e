import type { FellowshipTrack, RoundState } from '@kere/contracts/fellowship/fellowship-options'

export interface Round {
  track: FellowshipTrack
  round: number
  isOpen: boolean
  opensAt: number | null
  deadline: number | null
}

/** C-25: at the exact moment of the deadline, the round is already closed. */
export function stateOf({ isOpen, opensAt, deadline }: Round, now: number): RoundState {
  if (deadline !== null && deadline <= now) return 'closed'
  if (opensAt !== null && opensAt > now) return 'upcoming'
  return isOpen ? 'open' : 'closed'
}

/** S-582: the round of a track before an admin has set anything. */
export const firstRound = (track: FellowshipTrack) => ({
  track,
  round: 1,
  isOpen: track !== 'professional',
  opensAt: null,
  deadline: null,
  startsOn: null,
  endsOn: null,
  capacity: null,
  isBlind: false,
})

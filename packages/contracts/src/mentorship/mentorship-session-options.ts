export const mentorshipSessionStates = ['held', 'confirmed', 'cancelled', 'happened', 'missed'] as const

export type MentorshipSessionState = (typeof mentorshipSessionStates)[number]

/** The answers that each side can give about a session that has begun. */
export const sessionOutcomes = ['happened', 'missed'] as const

export const mentorshipSessionStateNames = {
  held: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  happened: 'Took place',
  missed: 'Did not take place',
} as const satisfies Record<MentorshipSessionState, string>

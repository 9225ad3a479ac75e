import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'

const dayMs = 24 * 60 * 60 * 1000

/** The times at which a silent mentor is reminded, admins are notified, and the request goes back (W-20). */
export const waitingDates = (assignedAt: number) => ({
  remindsAt: assignedAt + mentorshipLimits.remindDays * dayMs,
  escalatesAt: assignedAt + mentorshipLimits.escalateDays * dayMs,
  returnsAt: assignedAt + mentorshipLimits.returnDays * dayMs,
})

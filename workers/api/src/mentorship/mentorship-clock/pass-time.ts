import type { Changing } from '../mentorship/change-rows.ts'
import {
  selectDue,
  updateToEscalated,
  updateToReminded,
  updateToReturned,
  type WaitingStep,
} from './mentorship-clock.queries.ts'

const steps = {
  return: updateToReturned,
  escalate: updateToEscalated,
  remind: updateToReminded,
} as const satisfies Record<WaitingStep, unknown>

const doAll = (step: WaitingStep) => async (clock: Changing) => {
  let done = 0
  for (const { id } of await selectDue(clock.db, step, clock.at)) if (await steps[step](clock, id)) done += 1
  return done
}

/**
 * W-20: no request waits for ever. The statement for each request checks its condition again, so that a step is taken
 * once, however often scheduled work runs.
 */
export const returnRequests = doAll('return')
export const escalateRequests = doAll('escalate')
export const remindMentors = doAll('remind')

import type { Changing } from '../mentorship/change-rows.ts'
import { isLost, isReleased, remind, selectLost, selectReleased } from './session-clock.queries.ts'
import { updateToCancelled } from './sessions.queries.ts'

const cancelling =
  (select: typeof selectReleased, isDue: typeof isReleased) =>
  async (clock: Changing): Promise<number> => {
    let done = 0
    for (const session of await select(clock.db, clock.at))
      if (await updateToCancelled(clock, session, { actor: null, side: null }, isDue(clock.at))) done += 1
    return done
  }

/** Frees slots that their mentor has not confirmed in time. */
export const releaseHeldSessions = cancelling(selectReleased, isReleased)

export const cancelLostSessions = cancelling(selectLost, isLost)

export const remindOfSessions = async (clock: Changing) =>
  (await remind(clock, 'tomorrow')) + (await remind(clock, 'soon'))

import * as endpoints from '@kere/contracts/fellowship/fellowship-review'
import type { Context } from '../../base/context.ts'
import type { BulkAct, Done } from '../../kit/bulk/bulk-of.ts'
import {
  approve,
  completeFellowship,
  getApplication,
  reject,
  undoDecision,
  undoFellowshipCompletion,
} from './review.ts'

/** Decides one of many applications. One that is already in the wanted state is skipped and not refused. */
async function decideOnce(
  context: Context,
  id: string,
  status: 'approved' | 'rejected',
  decide: () => Promise<unknown>,
): Promise<Done> {
  if ((await getApplication(context, id)).status === status) return { isChanged: false }
  await decide()
  return { isChanged: true }
}

export const reviewActs = {
  approve: {
    endpoint: endpoints.approveFellowshipApplication,
    undo: 'undo',
    run: (context, row) => decideOnce(context, row.id, 'approved', () => approve(context, row)),
  },
  reject: {
    endpoint: endpoints.rejectFellowshipApplication,
    undo: 'undo',
    answer: endpoints.fellowshipRejection.shape.reason,
    run: (context, { answer = '', ...row }) =>
      decideOnce(context, row.id, 'rejected', () => reject(context, row, answer)),
  },
  undo: {
    endpoint: endpoints.undoFellowshipDecision,
    run: async (context, { id }) => ({ isChanged: (await undoDecision(context, id)).isUndone }),
  },
  complete: {
    endpoint: endpoints.completeFellowship,
    undo: 'uncomplete',
    run: async (context, { id }) => ({ isChanged: (await completeFellowship(context, id)).isCompleted }),
  },
  uncomplete: {
    endpoint: endpoints.undoFellowshipCompletion,
    run: async (context, { id }) => ({ isChanged: (await undoFellowshipCompletion(context, id)).isUndone }),
  },
} as const satisfies Record<string, BulkAct>

import * as endpoints from '@kere/contracts/labs/lab-participants'
import * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import type { BulkAct, Done } from '../../kit/bulk/bulk-of.ts'
import { approveLabParticipant, readParticipant, rejectLabParticipant, undoLabDecision } from './lab-participants.ts'

/** Decides one of many requests. One that is already in the wanted state is skipped and not refused. */
async function decideOnce(
  context: Context,
  id: string,
  wanted: 'approved' | 'rejected',
  decide: () => Promise<unknown>,
): Promise<Done> {
  const { status } = await readParticipant(context, id)
  if (status === wanted) return { isChanged: false }
  await decide()
  return { isChanged: true }
}

export const participantActs = {
  approve: {
    endpoint: endpoints.approveLabParticipant,
    undo: 'undo',
    run: (context, { id }) => decideOnce(context, id, 'approved', () => approveLabParticipant(context, id)),
  },
  reject: {
    endpoint: endpoints.rejectLabParticipant,
    undo: 'undo',
    answer: z.optional(endpoints.labRejection.shape.note),
    run: (context, { id, answer }) =>
      decideOnce(context, id, 'rejected', () => rejectLabParticipant(context, id, answer)),
  },
  undo: {
    endpoint: endpoints.undoLabDecision,
    run: async (context, { id }) => ({ isChanged: (await undoLabDecision(context, id)).isUndone }),
  },
} as const satisfies Record<string, BulkAct>

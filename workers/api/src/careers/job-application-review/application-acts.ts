import * as endpoints from '@kere/contracts/careers/job-application-review'
import type { BulkAct } from '../../kit/bulk/bulk-of.ts'
import { answerApplication, getApplication, moveApplication, undoAnswer } from './application-review.ts'

/** Acts for many rows. A row that is already in the wanted state is skipped and not refused. */
export const applicationActs = {
  review: {
    endpoint: endpoints.moveJobApplication,
    async run(context, { id }) {
      const { stage } = await getApplication(context, id)
      const undo = context.isDone ? context.kept : stage === 'new' ? 'reopen' : ''
      const { isMoved } = await moveApplication(context, id, 'in_review', undo)
      return { isChanged: isMoved, undo: undo || undefined }
    },
  },
  reopen: {
    endpoint: endpoints.moveJobApplication,
    run: async (context, { id }) => ({ isChanged: (await moveApplication(context, id, 'new')).isMoved }),
  },
  decline: {
    endpoint: endpoints.answerJobApplication,
    answer: endpoints.newJobAnswer.shape.text,
    undo: 'undo',
    async run(context, { id, answer = '' }) {
      if ((await getApplication(context, id)).stage === 'declined') return { isChanged: false }
      await answerApplication(context, id, { stage: 'declined', text: answer })
      return { isChanged: true }
    },
  },
  undo: {
    endpoint: endpoints.undoJobAnswer,
    run: async (context, { id }) => ({ isChanged: (await undoAnswer(context, id)).isUndone }),
  },
} as const satisfies Record<string, BulkAct>

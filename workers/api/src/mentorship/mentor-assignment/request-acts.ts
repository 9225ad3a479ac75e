import * as endpoints from '@kere/contracts/mentorship/mentorship'
import type { BulkAct } from '../../kit/bulk/bulk-of.ts'
import {
  acceptMentorshipRequest,
  readRequest,
  rejectMentorshipRequest,
  undoMentorshipChange,
} from '../mentorship/mentorship.ts'
import { assignSuggested } from './mentor-assignment.ts'

/** Acts for many requests. One that is already in the wanted state is skipped and not refused. */
export const requestActs = {
  suggest: {
    endpoint: endpoints.assignMentor,
    undo: 'undo',
    run: async (context, { id }) => ({ isChanged: await assignSuggested(context, id) }),
  },
  accept: {
    endpoint: endpoints.acceptMentorshipRequest,
    async run(context, { id }) {
      if ((await readRequest(context, id)).row.status === 'accepted') return { isChanged: false }
      await acceptMentorshipRequest(context, id)
      return { isChanged: true }
    },
  },
  reject: {
    endpoint: endpoints.rejectMentorshipRequest,
    undo: 'undo',
    async run(context, { id, answer }) {
      if ((await readRequest(context, id)).row.status === 'rejected') return { isChanged: false }
      await rejectMentorshipRequest(context, id, answer)
      return { isChanged: true }
    },
  },
  undo: {
    endpoint: endpoints.undoMentorshipChange,
    async run(context, { id }) {
      await undoMentorshipChange(context, id)
      return { isChanged: true }
    },
  },
} as const satisfies Record<string, BulkAct>

import type { ReviewedApplication } from '@kere/contracts/fellowship/fellowship-review'
import { namedRefusal, type RowActs } from '@kere/screens/row-acts'
import Award from 'lucide-react/icons/award'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { declineQuestion } from './decline.ts'
import { loadReview } from './fellowship.api.ts'

export type ApplicationAct = 'approve' | 'reject' | 'undo' | 'complete' | 'uncomplete'

export const nameOf = ({ name, areaOfInterest }: Pick<ReviewedApplication, 'name' | 'areaOfInterest'>) =>
  name ?? areaOfInterest

const isOffered = ({ status, hasConflict }: ReviewedApplication) => status === 'pending' && !hasConflict

export const applicationActs: RowActs<ReviewedApplication, ApplicationAct> = {
  list: 'fellowship-applications',
  nameOf,
  countedBy: 'status',
  /** The text of a refusal; the row returns to its earlier state (S-472, W-26). */
  tellRefusal: (error, { id }, open) =>
    namedRefusal('Failed to update application status', error, () => open(`/dashboard/fellowship-applications/${id}`)),
  acts: {
    approve: {
      label: 'Approve',
      icon: <Check aria-hidden="true" />,
      shortcut: 'a',
      decides: true,
      isOffered,
      patch: () => ({ status: 'approved' }),
      call: async (api, row) => ({
        row: await api.call((await loadReview()).approveFellowshipApplication, {
          params: { id: row.id },
          query: { version: row.version },
        }),
        text: `${nameOf(row)} is approved. The email leaves in ten seconds.`,
        undo: 'undo',
      }),
      bulk: { doing: 'Approving', done: 'approved' },
    },
    reject: {
      label: 'Reject',
      icon: <X aria-hidden="true" />,
      isDanger: true,
      shortcut: 'r',
      decides: true,
      isOffered,
      question: (row) => ({
        ...declineQuestion,
        title: `${nameOf(row)}: not selected`,
        submit: 'Reject',
        busy: 'Rejecting',
        isDanger: true,
      }),
      call: async (api, row, reason) => ({
        row: await api.call((await loadReview()).rejectFellowshipApplication, {
          params: { id: row.id },
          query: { version: row.version },
          body: { reason },
        }),
        text: `${nameOf(row)} is not selected. The email leaves in ten seconds.`,
        undo: 'undo',
      }),
      bulk: { doing: 'Rejecting', done: 'not selected', asks: { ...declineQuestion, submit: 'Reject' } },
    },
    undo: {
      label: 'Undo the decision',
      isOffered: () => false,
      patch: () => ({ status: 'pending', decidedAt: null, decidedBy: null }),
      call: async (api, row) => ({
        row: await api.call((await loadReview()).undoFellowshipDecision, { params: { id: row.id } }),
        text: `The decision on ${nameOf(row)} is undone. No email was sent.`,
      }),
      bulk: { isUndo: true, doing: 'Undoing', done: 'under review again' },
    },
    complete: {
      label: 'Mark as completed',
      icon: <Award aria-hidden="true" />,
      isOffered: ({ status, decidedAt, completedAt }) => status === 'approved' && decidedAt !== null && !completedAt,
      call: async (api, row) => ({
        row: await api.call((await loadReview()).completeFellowship, { params: { id: row.id } }),
        text: `${nameOf(row)} gets a certificate. The email leaves in ten seconds.`,
        undo: 'uncomplete',
      }),
      bulk: { doing: 'Completing', done: 'completed' },
    },
    uncomplete: {
      label: 'Undo the completion',
      isOffered: () => false,
      call: async (api, row) => ({
        row: await api.call((await loadReview()).undoFellowshipCompletion, { params: { id: row.id } }),
        text: `${nameOf(row)} has not completed the fellowship. No email was sent.`,
      }),
      bulk: { isUndo: true, doing: 'Undoing', done: 'not completed' },
    },
  },
}

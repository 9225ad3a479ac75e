import { limits } from '@kere/contracts/http/limits'
import type { MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import type { ListAct } from '@kere/screens/list'
import type { RowActs } from '@kere/screens/row-acts'
import Check from 'lucide-react/icons/check'
import UserCheck from 'lucide-react/icons/user-check'
import X from 'lucide-react/icons/x'
import { detailKey, loadContract } from './requests.api.ts'

const isPending = ({ status }: Pick<MentorshipRequest, 'status'>) => status === 'pending'

const reason = {
  label: 'Reason',
  length: limits.reasonLength,
  check: async (given: string) =>
    (await loadContract()).mentorshipRejection.safeParse({ reason: given }).error?.issues[0]?.message,
  templates: [
    {
      name: 'Nobody for this topic',
      text: 'We have no mentor for this topic at the moment. Please ask again in a month.',
    },
    { name: 'Too broad', text: 'Your question is very broad. Please ask again about one thing that you are stuck on.' },
  ],
}

/** The actions on pending requests (S-456). */
export const requestActs: RowActs<MentorshipRequest, 'assign' | 'accept' | 'reject' | 'undo'> = {
  list: 'mentorship-requests',
  pageKey: detailKey,
  nameOf: ({ learner }) => learner.name,
  countedBy: 'status',
  staysWhileRead: true,
  acts: {
    assign: {
      label: 'Assign',
      isOffered: isPending,
      decides: true,
      async call(api, row, mentorId) {
        const { assignMentor } = await loadContract()
        const assigned = await api.call(assignMentor, {
          params: { id: row.id },
          body: { mentorId, replaces: row.mentor?.id ?? null },
        })
        const name = assigned.mentor?.name ?? 'the educator'
        return { row: assigned, text: `Assigned to ${name}. The email goes in ten seconds.`, undo: 'undo' }
      },
    },
    accept: {
      label: ({ mentor }) => (mentor ? `Approve for ${mentor.name}` : 'Approve'),
      icon: <Check aria-hidden="true" />,
      shortcut: 'a',
      decides: true,
      isOffered: (row) => isPending(row) && row.mentor !== null,
      async call(api, row) {
        const { acceptMentorshipRequest } = await loadContract()
        return {
          row: await api.call(acceptMentorshipRequest, { params: { id: row.id } }),
          text: `The request of ${row.learner.name} is approved`,
        }
      },
    },
    reject: {
      label: 'Reject',
      icon: <X aria-hidden="true" />,
      isDanger: true,
      shortcut: 'r',
      decides: true,
      isOffered: isPending,
      question: ({ learner }) => ({
        ...reason,
        title: `Reject the request of ${learner.name}`,
        text: 'We email the learner your reason word for word. Left empty, it says “No reason provided”.',
        submit: 'Reject the request',
        busy: 'Rejecting',
        isDanger: true,
      }),
      async call(api, row, given) {
        const { rejectMentorshipRequest } = await loadContract()
        return {
          row: await api.call(rejectMentorshipRequest, { params: { id: row.id }, body: { reason: given } }),
          text: `The request of ${row.learner.name} is rejected. The email leaves in ten seconds.`,
          undo: 'undo',
        }
      },
    },
    undo: {
      label: 'Undo the decision',
      isOffered: () => false,
      patch: () => ({ status: 'pending', rejectionReason: null }),
      async call(api, row) {
        const { undoMentorshipChange } = await loadContract()
        return {
          row: await api.call(undoMentorshipChange, { params: { id: row.id } }),
          text: `The request of ${row.learner.name} is as it was. No email was sent.`,
        }
      },
    },
  },
}

export const bulkActs = [
  {
    name: 'suggest',
    label: 'Assign as suggested',
    icon: <UserCheck aria-hidden="true" />,
    doing: 'Assigning',
    done: 'assigned',
    isFor: (row) => isPending(row) && row.mentor === null,
    question:
      'Each request goes to the educator with room who suits it best. Requests that suit nobody stay as they are. We email the educators.',
  },
  {
    name: 'accept',
    label: 'Approve',
    icon: <Check aria-hidden="true" />,
    doing: 'Approving',
    done: 'approved',
    isFor: (row) => isPending(row) && row.mentor !== null,
    question: 'Each request is accepted for the educator who is assigned. We email both sides.',
  },
  {
    name: 'reject',
    label: 'Reject',
    icon: <X aria-hidden="true" />,
    doing: 'Rejecting',
    done: 'rejected',
    isFor: isPending,
    asks: {
      ...reason,
      text: 'We email the learners your reason word for word.',
      submit: 'Reject the requests',
    },
  },
  { name: 'undo', label: 'Undo the decision', icon: null, doing: 'Undoing', done: 'as they were', isUndo: true },
] satisfies readonly ListAct<MentorshipRequest>[]

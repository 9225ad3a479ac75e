import type { MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { limits } from '@kere/contracts/http/limits'
import { labelOf } from '@kere/contracts/http/open-value'
import { mentorshipAreaNames, mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import type { RowActs } from '@kere/screens/row-acts'
import Check from 'lucide-react/icons/check'
import Flag from 'lucide-react/icons/flag'
import X from 'lucide-react/icons/x'
import { loadContract, requestDetailKey } from './mentorship.api.ts'

type Name = 'accept' | 'reject' | 'withdraw' | 'undo' | 'complete'

const areaOf = ({ area }: MentorshipRequest) => labelOf(mentorshipAreaNames, area).toLowerCase()

const isPending = ({ status }: MentorshipRequest) => status === 'pending'

export const mentorshipActs: RowActs<MentorshipRequest, Name> = {
  list: 'my-mentorship',
  pageKey: requestDetailKey,
  nameOf: ({ viewer, learner, mentor }) => (viewer === 'mentor' ? learner.name : (mentor?.name ?? 'the request')),
  countedBy: 'status',
  staysWhileRead: true,
  acts: {
    accept: {
      label: 'Accept',
      icon: <Check aria-hidden="true" />,
      shortcut: 'a',
      isUsual: true,
      decides: true,
      isOffered: (row) => isPending(row) && row.viewer === 'mentor',
      isBarred: (user) =>
        user?.role === 'educator' && user.educatorStatus !== 'approved'
          ? 'You can accept once your application to teach is approved'
          : undefined,
      async call(api, row) {
        const { acceptMentorshipRequest } = await loadContract()
        return {
          row: await api.call(acceptMentorshipRequest, { params: { id: row.id } }),
          text: `You are now mentoring ${row.learner.name}`,
        }
      },
    },
    reject: {
      label: 'Reject',
      icon: <X aria-hidden="true" />,
      isDanger: true,
      shortcut: 'r',
      decides: true,
      isOffered: (row) => isPending(row) && row.viewer === 'mentor',
      question: ({ learner, isCopied }) => ({
        title: `Reject the request of ${learner.name}`,
        text: `We email your reason word for word${isCopied ? ', with a copy to their guardian' : ''}. You can leave it empty.`,
        label: 'Reason',
        length: limits.reasonLength,
        check: async (reason) =>
          (await loadContract()).mentorshipRejection.safeParse({ reason }).error?.issues[0]?.message,
        templates: [
          { name: 'No time', text: 'I have no time for another person at the moment.' },
          { name: 'Not my field', text: 'Your question is outside my field. Please ask again for another area.' },
        ],
        submit: 'Reject the request',
        busy: 'Rejecting',
        isDanger: true,
      }),
      async call(api, row, reason) {
        const { rejectMentorshipRequest } = await loadContract()
        return {
          row: await api.call(rejectMentorshipRequest, { params: { id: row.id }, body: { reason } }),
          text: `The request of ${row.learner.name} is rejected`,
          undo: 'undo',
        }
      },
    },
    withdraw: {
      label: 'Withdraw',
      shortcut: 'w',
      isOffered: (row) => isPending(row) && row.viewer === 'learner',
      patch: () => ({ status: 'cancelled' }),
      async call(api, row) {
        const { cancelMentorshipRequest } = await loadContract()
        return {
          row: await api.call(cancelMentorshipRequest, { params: { id: row.id } }),
          text: `Your request on ${areaOf(row)} is withdrawn`,
          undo: 'undo',
        }
      },
    },
    undo: {
      label: 'Undo',
      isOffered: () => false,
      patch: () => ({ status: 'pending', rejectionReason: null }),
      async call(api, row) {
        const { undoMentorshipChange } = await loadContract()
        return {
          row: await api.call(undoMentorshipChange, { params: { id: row.id } }),
          text: 'The request is pending again. Nobody was told.',
        }
      },
    },
    complete: {
      label: 'Complete',
      icon: <Flag aria-hidden="true" />,
      // The mentor can still declare the mentorship complete after the learner did, which verifies it.
      isOffered: ({ status, viewer, hasMentorCompleted }) =>
        (status === 'accepted' && viewer !== 'admin') ||
        (status === 'completed' && viewer === 'mentor' && hasMentorCompleted === false),
      question: ({ status, viewer, learner, mentor }) => ({
        title: 'Complete this mentorship?',
        text: `${
          status === 'completed'
            ? `${learner.name} has completed it. With your answer it is verified in their impact portfolio.`
            : `${viewer === 'mentor' ? learner.name : (mentor?.name ?? 'Your mentor')} is told by email. Sessions to come are cancelled.`
        } Only the Kere team reads what you write here, and you can leave it empty.`,
        label: 'How was it?',
        length: mentorshipLimits.feedbackLength,
        check: async (feedback) =>
          (await loadContract()).completionFeedback.safeParse({ feedback }).error?.issues[0]?.message,
        submit: 'Complete the mentorship',
        busy: 'Completing',
      }),
      async call(api, row, feedback) {
        const { completeMentorship } = await loadContract()
        return {
          row: await api.call(completeMentorship, { params: { id: row.id }, body: { feedback } }),
          text: 'The mentorship is completed',
        }
      },
    },
  },
}

import { t } from '@kere/brand/messages'
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
  nameOf: ({ viewer, learner, mentor }) =>
    viewer === 'mentor' ? learner.name : (mentor?.name ?? t('the request', 'Instead of a name, mentorship')),
  countedBy: 'status',
  staysWhileRead: true,
  acts: {
    accept: {
      label: t('Accept', 'Label, mentorship'),
      icon: <Check aria-hidden="true" />,
      shortcut: 'a',
      isUsual: true,
      decides: true,
      isOffered: (row) => isPending(row) && row.viewer === 'mentor',
      isBarred: (user) =>
        user?.role === 'educator' && user.educatorStatus !== 'approved'
          ? t('You can accept once your application to teach is approved', 'Text, mentorship')
          : undefined,
      async call(api, row) {
        const { acceptMentorshipRequest } = await loadContract()
        return {
          row: await api.call(acceptMentorshipRequest, { params: { id: row.id } }),
          text: t('You are now mentoring {name}', { name: row.learner.name }, 'Text, mentorship'),
        }
      },
    },
    reject: {
      label: t('Reject', 'Label, mentorship'),
      icon: <X aria-hidden="true" />,
      isDanger: true,
      shortcut: 'r',
      decides: true,
      isOffered: (row) => isPending(row) && row.viewer === 'mentor',
      question: ({ learner, isCopied }) => ({
        title: t('Reject the request of {name}', { name: learner.name }, 'Heading, mentorship'),
        text: isCopied
          ? t(
              'We email your reason word for word, with a copy to their guardian. You can leave it empty.',
              'Question, mentorship',
            )
          : t('We email your reason word for word. You can leave it empty.', 'Question, mentorship'),
        label: t('Reason', 'Label, mentorship'),
        length: limits.reasonLength,
        check: async (reason) =>
          (await loadContract()).mentorshipRejection.safeParse({ reason }).error?.issues[0]?.message,
        templates: [
          {
            name: t('No time', 'Name, mentorship'),
            text: t('I have no time for another person at the moment.', 'Text, mentorship'),
          },
          {
            name: t('Not my field', 'Name, mentorship'),
            text: t('Your question is outside my field. Please ask again for another area.', 'Text, mentorship'),
          },
        ],
        submit: t('Reject the request', 'Button, mentorship'),
        busy: t('Rejecting', 'On a button while it works, mentorship'),
        isDanger: true,
      }),
      async call(api, row, reason) {
        const { rejectMentorshipRequest } = await loadContract()
        return {
          row: await api.call(rejectMentorshipRequest, { params: { id: row.id }, body: { reason } }),
          text: t('The request of {name} is rejected', { name: row.learner.name }, 'Text, mentorship'),
          undo: 'undo',
        }
      },
    },
    withdraw: {
      label: t('Withdraw', 'Label, mentorship'),
      shortcut: 'w',
      isOffered: (row) => isPending(row) && row.viewer === 'learner',
      patch: () => ({ status: 'cancelled' }),
      async call(api, row) {
        const { cancelMentorshipRequest } = await loadContract()
        return {
          row: await api.call(cancelMentorshipRequest, { params: { id: row.id } }),
          text: t('Your request on {area} is withdrawn', { area: areaOf(row) }, 'Notice, mentorship'),
          undo: 'undo',
        }
      },
    },
    undo: {
      label: t('Undo', 'Label, mentorship'),
      isOffered: () => false,
      patch: () => ({ status: 'pending', rejectionReason: null }),
      async call(api, row) {
        const { undoMentorshipChange } = await loadContract()
        return {
          row: await api.call(undoMentorshipChange, { params: { id: row.id } }),
          text: t('The request is pending again. Nobody was told.', 'Text, mentorship'),
        }
      },
    },
    complete: {
      label: t('Complete', 'Label, mentorship'),
      icon: <Flag aria-hidden="true" />,
      // The mentor can still declare the mentorship complete after the learner did, which verifies it.
      isOffered: ({ status, viewer, hasMentorCompleted }) =>
        (status === 'accepted' && viewer !== 'admin') ||
        (status === 'completed' && viewer === 'mentor' && hasMentorCompleted === false),
      question: ({ status, viewer, learner, mentor }) => ({
        title: t('Complete this mentorship?', 'Heading, mentorship'),
        text:
          status === 'completed'
            ? t(
                '{name} has completed it. With your answer it is verified in their impact portfolio. Only the Kere team reads what you write here, and you can leave it empty.',
                { name: learner.name },
                'Question, mentorship',
              )
            : t(
                '{name} is told by email. Sessions to come are cancelled. Only the Kere team reads what you write here, and you can leave it empty.',
                {
                  name:
                    viewer === 'mentor'
                      ? learner.name
                      : (mentor?.name ?? t('Your mentor', 'Instead of a name, mentorship')),
                },
                'Question, mentorship',
              ),
        label: t('How was it?', 'Label, mentorship'),
        length: mentorshipLimits.feedbackLength,
        check: async (feedback) =>
          (await loadContract()).completionFeedback.safeParse({ feedback }).error?.issues[0]?.message,
        submit: t('Complete the mentorship', 'Button, mentorship'),
        busy: t('Completing', 'On a button while it works, mentorship'),
      }),
      async call(api, row, feedback) {
        const { completeMentorship } = await loadContract()
        return {
          row: await api.call(completeMentorship, { params: { id: row.id }, body: { feedback } }),
          text: t('The mentorship is completed', 'Text, mentorship'),
        }
      },
    },
  },
}

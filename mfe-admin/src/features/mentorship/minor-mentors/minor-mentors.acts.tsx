import { limits } from '@kere/contracts/http/limits'
import type { MinorMentor } from '@kere/contracts/mentorship/minor-mentors'
import type { ApiClient } from '@kere/platform/api'
import type { RowActs, RowQuestion } from '@kere/screens/row-acts'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'

const loadContract = () => import('@kere/contracts/mentorship/minor-mentors')

const decide = async (api: ApiClient, { id }: MinorMentor, isApproved: boolean, reason: string) =>
  api.call((await loadContract()).setMinorMentor, { params: { id }, body: { isApproved, reason } })

const reason = {
  label: 'Reason',
  length: limits.reasonLength,
  check: async (text: string) => (await loadContract()).minorMentorReason.safeParse(text).error?.issues[0]?.message,
} satisfies Partial<RowQuestion>

export const minorMentorActs: RowActs<MinorMentor, 'approve' | 'withdraw' | 'undo'> = {
  list: 'minor-mentors',
  nameOf: ({ name }) => name,
  staysWhileRead: true,
  acts: {
    approve: {
      label: 'Approve',
      icon: <Check aria-hidden="true" />,
      shortcut: 'a',
      isUsual: true,
      isOffered: ({ isApproved }) => !isApproved,
      question: ({ name }) => ({
        ...reason,
        title: `Let ${name} mentor learners under 18?`,
        text: 'Write how you know them, and what you have checked. Only admins read it.',
        submit: 'Approve',
        busy: 'Approving',
      }),
      call: async (api, row, text) => ({
        row: await decide(api, row, true, text),
        text: `${row.name} may mentor learners under 18. The email leaves in ten seconds.`,
        undo: 'undo',
      }),
    },
    withdraw: {
      label: 'Take back',
      icon: <X aria-hidden="true" />,
      isDanger: true,
      shortcut: 'r',
      isOffered: ({ isApproved }) => isApproved,
      question: ({ name }) => ({
        ...reason,
        title: `Stop ${name} from mentoring learners under 18?`,
        text: 'Their mentorships with learners under 18 stop at once, and sessions to come are cancelled. We email them your reason word for word.',
        submit: 'Take back the approval',
        busy: 'Taking back',
        isDanger: true,
      }),
      call: async (api, row, text) => ({
        row: await decide(api, row, false, text),
        text: `${row.name} may no longer mentor learners under 18. The email leaves in ten seconds.`,
        undo: 'undo',
      }),
    },
    undo: {
      label: 'Undo the decision',
      isOffered: () => false,
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).undoMinorMentor, { params: { id } }),
        text: `The decision on ${name} is undone. No email was sent.`,
      }),
    },
  },
}

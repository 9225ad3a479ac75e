import { isKnown } from '@kere/contracts/http/open-value'
import type { ReportedProfile } from '@kere/contracts/people/profile-reports'
import { reportedStatuses, reportLimits } from '@kere/contracts/people/profile-reports-options'
import type { ApiClient } from '@kere/platform/api'
import type { RowActs, RowQuestion } from '@kere/screens/row-acts'
import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Mail from 'lucide-react/icons/mail'

const loadContract = () => import('@kere/contracts/people/profile-reports')

export type ReportAct = 'dismiss' | 'warn' | 'hide' | 'suspend' | 'undo'

const isHidden = ({ status }: ReportedProfile) => status === 'hidden' || status === 'replied'
const isOpen = ({ status }: ReportedProfile) => status === 'waiting' || status === 'doubtful'

/**
 * The status that the admin saw. If a newer API sent an unknown one, the API refuses this decision, because somebody
 * else has decided.
 */
const seen = (status: string) => (isKnown(reportedStatuses, status) ? status : 'waiting')

const message = {
  label: 'What we tell them',
  length: reportLimits.messageLength,
  check: async (text: string) => (await loadContract()).reportMessage.safeParse(text).error?.issues[0]?.message,
  hint: 'We email them these words. Name what is wrong, and what they can change.',
} satisfies Partial<RowQuestion>

const warnings = [
  {
    name: 'Selling',
    text: 'Your profile advertises something for sale. Please take that out. Kere is for learning, and profiles that sell are hidden.',
  },
  {
    name: 'Not true',
    text: 'Somebody told us that your profile says something about you that is not true. Please correct it, or write to us if it is true.',
  },
  {
    name: 'Rude words',
    text: 'Some words in your profile may hurt others. Please change them.',
  },
]

const send = async (
  api: ApiClient,
  { id, version, status }: ReportedProfile,
  decision: 'warn' | 'hide' | 'suspend',
  text: string,
) =>
  api.call((await loadContract()).decideReport, {
    params: { id },
    query: { version },
    body: { decision, message: text, status: seen(status) },
  })

export const reportActs: RowActs<ReportedProfile, ReportAct> = {
  list: 'reported-profiles',
  nameOf: ({ person }) => person.name,
  countedBy: 'status',
  staysWhileRead: true,
  acts: {
    dismiss: {
      label: (row) => (isHidden(row) ? 'Show again' : 'Dismiss'),
      icon: (row) => (isHidden(row) ? <Eye aria-hidden="true" /> : <Archive aria-hidden="true" />),
      shortcut: 'd',
      decides: true,
      isOffered: (row) => isOpen(row) || isHidden(row),
      patch: () => ({ status: 'dismissed' }),
      call: async (api, row) => ({
        row: await api.call((await loadContract()).decideReport, {
          params: { id: row.id },
          query: { version: row.version },
          body: { decision: 'dismiss', status: seen(row.status) },
        }),
        text: isHidden(row) ? `${row.person.name} is shown again` : `Reports of ${row.person.name} dismissed`,
        undo: 'undo',
      }),
    },
    warn: {
      label: 'Warn',
      icon: <Mail aria-hidden="true" />,
      shortcut: 'w',
      isUsual: true,
      decides: true,
      isOffered: isOpen,
      question: ({ person }) => ({
        ...message,
        title: `Warn ${person.name}?`,
        text: 'Their profile stays listed. They are not told who reported them.',
        templates: warnings,
        submit: 'Send the warning',
        busy: 'Sending',
      }),
      call: async (api, row, text) => ({
        row: await send(api, row, 'warn', text),
        text: `${row.person.name} is warned. The email leaves in ten seconds.`,
        undo: 'undo',
      }),
    },
    hide: {
      label: ({ status }) => (status === 'replied' ? 'Keep hidden' : 'Hide the profile'),
      icon: <EyeOff aria-hidden="true" />,
      isDanger: true,
      decides: true,
      isOffered: (row) => isOpen(row) || row.status === 'replied' || row.status === 'warned',
      question: ({ person, status }) => ({
        ...message,
        title: status === 'replied' ? `Keep ${person.name} hidden?` : `Hide ${person.name}?`,
        text:
          status === 'replied'
            ? 'They cannot reply again.'
            : 'Nobody finds their profile any more. They can still sign in, and reply to us once.',
        submit: status === 'replied' ? 'Keep hidden' : 'Hide and send the email',
        busy: 'Hiding',
        isDanger: true,
      }),
      call: async (api, row, text) => ({
        row: await send(api, row, 'hide', text),
        text: `${row.person.name} is hidden. The email leaves in ten seconds.`,
        undo: 'undo',
      }),
    },
    suspend: {
      label: 'Suspend the account',
      icon: <Ban aria-hidden="true" />,
      isDanger: true,
      decides: true,
      isOffered: (row) => isOpen(row) || isHidden(row) || row.status === 'warned',
      question: ({ person }) => ({
        ...message,
        title: `Suspend ${person.name}?`,
        text: 'They are signed out everywhere and cannot sign in until an admin lifts the suspension under Users.',
        submit: 'Suspend and send the email',
        busy: 'Suspending',
        isDanger: true,
      }),
      call: async (api, row, text) => ({
        row: await send(api, row, 'suspend', text),
        text: `${row.person.name} is suspended`,
      }),
    },
    undo: {
      label: 'Undo the decision',
      isOffered: () => false,
      call: async (api, { id, person }) => ({
        row: await api.call((await loadContract()).undoReportDecision, { params: { id } }),
        text: `The decision on ${person.name} is undone. No email was sent.`,
      }),
    },
  },
}

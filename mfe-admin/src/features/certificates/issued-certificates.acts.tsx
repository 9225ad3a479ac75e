import type { IssuedCertificate } from '@kere/contracts/certificates/certificates'
import { limits } from '@kere/contracts/http/limits'
import type { RowActs, RowQuestion } from '@kere/screens/row-acts'
import Ban from 'lucide-react/icons/ban'
import RotateCcw from 'lucide-react/icons/rotate-ccw'

export const loadContract = () => import('@kere/contracts/certificates/certificates')

const nameOf = ({ holder, course }: IssuedCertificate) => `${holder.name}, ${course.title}`

const reason = {
  label: 'Reason',
  length: limits.reasonLength,
  hint: 'Its holder is emailed this reason. Everybody else is told only that it is no longer valid.',
  check: async (text: string) =>
    (await loadContract()).revocation.safeParse({ reason: text }).error?.issues[0]?.message,
} satisfies Partial<RowQuestion>

export const certificateActs: RowActs<IssuedCertificate, 'revoke' | 'reinstate'> = {
  list: 'certificates',
  nameOf,
  countedBy: 'state',
  staysWhileRead: true,
  acts: {
    revoke: {
      label: 'Revoke',
      icon: <Ban aria-hidden="true" />,
      isDanger: true,
      shortcut: 'r',
      isOffered: ({ state }) => state === 'valid' || state === 'signing',
      question: (row) => ({
        ...reason,
        title: 'Revoke this certificate?',
        text: `${nameOf(row)}. Anybody who verifies it from now on is told that it is no longer valid.`,
        submit: 'Revoke',
        busy: 'Revoking',
        isDanger: true,
      }),
      call: async (api, row, text) => ({
        row: await api.call((await loadContract()).revokeCertificate, {
          params: { id: row.id },
          body: { reason: text },
        }),
        text: `The certificate of ${row.holder.name} is revoked`,
        undo: 'reinstate',
      }),
      bulk: {
        doing: 'Revoking',
        done: 'revoked',
        asks: {
          ...reason,
          text: 'Anybody who verifies them from now on is told that they are no longer valid.',
          submit: 'Revoke',
        },
      },
    },
    reinstate: {
      label: 'Take the revocation back',
      icon: <RotateCcw aria-hidden="true" />,
      isOffered: ({ state }) => state === 'revoked',
      call: async (api, { id, holder }) => ({
        row: await api.call((await loadContract()).reinstateCertificate, { params: { id } }),
        text: `The certificate of ${holder.name} is valid again`,
      }),
      bulk: { doing: 'Taking back', done: 'valid again' },
    },
  },
}

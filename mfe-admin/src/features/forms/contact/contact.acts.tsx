import type { ContactMessage } from '@kere/contracts/forms/contact'
import type { RowActs } from '@kere/screens/row-acts'
import Archive from 'lucide-react/icons/archive'
import Inbox from 'lucide-react/icons/inbox'

export const loadContract = () => import('@kere/contracts/forms/contact')

const isNew = ({ status }: ContactMessage) => status !== 'closed' && status !== 'doubtful'

export const contactActs: RowActs<ContactMessage, 'close' | 'reopen'> = {
  list: 'contact-messages',
  nameOf: ({ subject }) => subject,
  countedBy: 'status',
  staysWhileRead: true,
  acts: {
    close: {
      label: 'Close without a reply',
      icon: <Archive aria-hidden="true" />,
      shortcut: 'c',
      isOffered: (message) => !message.reply && isNew(message),
      patch: () => ({ status: 'closed' }),
      call: async (api, { id }) => ({
        row: await api.call((await loadContract()).setContactStatus, { params: { id }, body: { status: 'closed' } }),
        text: 'Message closed',
        undo: 'reopen',
      }),
    },
    reopen: {
      label: ({ status }) => (status === 'doubtful' ? 'Move to New' : 'Reopen'),
      icon: <Inbox aria-hidden="true" />,
      shortcut: 'c',
      isOffered: (message) => !message.reply && !isNew(message),
      patch: () => ({ status: 'new' }),
      call: async (api, { id, status }) => ({
        row: await api.call((await loadContract()).setContactStatus, { params: { id }, body: { status: 'new' } }),
        text: status === 'doubtful' ? 'Message moved to New' : 'Message reopened',
        undo: status === 'closed' ? 'close' : undefined,
      }),
    },
  },
}

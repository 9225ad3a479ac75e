import type { NewsletterSubscriber } from '@kere/contracts/forms/newsletter'
import type { RowActs } from '@kere/screens/row-acts'
import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import Trash2 from 'lucide-react/icons/trash-2'

const loadContract = () => import('@kere/contracts/forms/newsletter')

export type SubscriberAct = 'confirm' | 'unconfirm' | 'delete'

export const subscriberActs: RowActs<NewsletterSubscriber, SubscriberAct> = {
  list: 'newsletter-subscribers',
  nameOf: ({ email }) => email,
  countedBy: 'status',
  acts: {
    confirm: {
      label: 'Confirm',
      icon: <MailCheck aria-hidden="true" />,
      shortcut: 'c',
      isOffered: ({ status }) => status === 'unconfirmed',
      patch: () => ({ status: 'confirmed', confirmed: true }),
      call: async (api, { id, email }) => ({
        row: await api.call((await loadContract()).setSubscriberConfirmed, {
          params: { id },
          body: { confirmed: true },
        }),
        text: `${email} is confirmed`,
        undo: 'unconfirm',
      }),
    },
    unconfirm: {
      label: 'Take back the confirmation',
      icon: <MailX aria-hidden="true" />,
      shortcut: 'c',
      isOffered: ({ status }) => status === 'confirmed',
      patch: () => ({ status: 'unconfirmed', confirmed: false }),
      call: async (api, { id, email }) => ({
        row: await api.call((await loadContract()).setSubscriberConfirmed, {
          params: { id },
          body: { confirmed: false },
        }),
        text: `${email} is no longer confirmed`,
        undo: 'confirm',
      }),
    },
    delete: {
      label: 'Delete',
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      shortcut: '#',
      question: ({ email }) => ({
        title: 'Delete this subscriber?',
        text: `${email} gets no more newsletters, and is deleted for good. This cannot be undone.`,
        submit: 'Delete',
        busy: 'Deleting',
        isDanger: true,
      }),
      removes: true,
      async call(api, { id, email }) {
        await api.call((await loadContract()).deleteSubscriber, { params: { id } })
        return { text: `${email} is deleted` }
      },
    },
  },
}

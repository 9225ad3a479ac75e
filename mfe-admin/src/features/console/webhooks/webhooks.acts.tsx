import type { Webhook, WebhookDelivery } from '@kere/contracts/console/webhooks'
import type { RowActs } from '@kere/screens/row-acts'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'

export const loadContract = () => import('@kere/contracts/console/webhooks')

export type WebhookAct = 'test' | 'pause' | 'resume' | 'delete'

const isOn = ({ state }: Webhook) => state === 'active' || state === 'failing'

export const webhookActs: RowActs<Webhook, WebhookAct> = {
  list: 'webhooks',
  nameOf: ({ name }) => name,
  acts: {
    test: {
      label: 'Send test event',
      icon: <Send aria-hidden="true" />,
      isOffered: isOn,
      async call(api, { id, name }) {
        await api.call((await loadContract()).testWebhook, { params: { id } })
        return { text: `Test event sent to ${name}. See deliveries for the answer` }
      },
    },
    pause: {
      label: 'Pause',
      icon: <Pause aria-hidden="true" />,
      isOffered: isOn,
      patch: () => ({ state: 'paused' }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).setWebhookPaused, { params: { id }, body: { paused: true } }),
        text: `${name} is paused and gets no new events`,
        undo: 'resume',
      }),
    },
    resume: {
      label: 'Resume',
      icon: <Play aria-hidden="true" />,
      isOffered: (row) => !isOn(row),
      patch: () => ({ state: 'active', failingSince: null }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).setWebhookPaused, { params: { id }, body: { paused: false } }),
        text: `${name} gets events again`,
        undo: 'pause',
      }),
    },
    delete: {
      label: 'Delete',
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      question: ({ name }) => ({
        title: 'Delete this webhook?',
        text: `${name} gets no more events, and its deliveries are deleted. This cannot be undone.`,
        submit: 'Delete',
        busy: 'Deleting',
        isDanger: true,
      }),
      removes: true,
      async call(api, { id, name }) {
        await api.call((await loadContract()).deleteWebhook, { params: { id } })
        return { text: `${name} is deleted` }
      },
    },
  },
}

export type DeliveryAct = 'replay'

export const deliveryActs: RowActs<WebhookDelivery, DeliveryAct> = {
  list: 'webhook-deliveries',
  nameOf: ({ type }) => type,
  acts: {
    replay: {
      label: 'Send again',
      icon: <RotateCcw aria-hidden="true" />,
      isOffered: ({ state }) => state !== 'pending',
      patch: () => ({ state: 'pending', attempts: 0 }),
      call: async (api, { id, type, webhook }) => ({
        row: await api.call((await loadContract()).replayDelivery, { params: { id } }),
        text: `${type} is sent to ${webhook.name} again`,
      }),
    },
  },
}

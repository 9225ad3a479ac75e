import type { SubscriberStatus } from '@kere/contracts/forms/newsletter-options'
import type { NewsletterSubscriber } from '@kere/contracts/forms/newsletter'
import { momentColumn } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, days, tabs, text } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { momentOf } from '@kere/screens/time-in-india'
import { statusBadge } from '@kere/screens/status-badge'
import { useRowActs } from '@kere/screens/use-row-acts'
import { Switch } from '@kere/ui/controls/switch'
import { subscriberActs } from './newsletter.acts.tsx'

const loadContract = () => import('@kere/contracts/forms/newsletter')

const statusNames: Record<SubscriberStatus, string> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Unconfirmed',
  unsubscribed: 'Unsubscribed',
}

const Status = statusBadge(statusNames, {
  confirmed: ['leaf'],
  unconfirmed: ['warn'],
  unsubscribed: ['neutral'],
})

export const newsletterSubscribers = defineList({
  name: 'newsletter-subscribers',
  path: '/dashboard/newsletter-subscribers',
  title: 'Newsletter Subscribers',
  description: 'Addresses that asked for the newsletter, and whether they have confirmed it.',
  noun: ['subscriber', 'subscribers'],
  filters: {
    status: tabs({
      label: 'Subscribers by status',
      options: allAnd(statusNames),
    }),
    search: text({ label: 'Search subscribers', placeholder: 'Email or first name' }),
    ...days,
    sort: byDate('at'),
  },
  ...readsOf(async () => (await loadContract()).newsletterSubscribers),
  rowName: ({ email }) => email,
  columns: [
    {
      id: 'email',
      header: 'Email',
      isTitle: true,
      cell: ({ email }) => <span className="font-semibold wrap-anywhere">{email}</span>,
    },
    {
      id: 'name',
      header: 'First name',
      hideFirst: true,
      cell: ({ firstName }) => firstName ?? <span className="text-muted">Not given</span>,
    },
    momentColumn('at', 'Subscribed (IST)', 'subscribedAt'),
    { id: 'confirmed', header: 'Confirmed', cell: (subscriber) => <Confirmed subscriber={subscriber} /> },
    {
      id: 'actions',
      header: 'Actions',
      cell: (subscriber) => <RowActButtons isInRow acts={subscriberActs} row={subscriber} names={['delete']} />,
    },
  ],
  card: (subscriber) => ({
    title: subscriber.email,
    badge: <Status status={subscriber.status} />,
    lines: [subscriber.firstName ?? 'No name given', `${momentOf(subscriber.subscribedAt)} IST`],
    actions: (
      <RowActButtons
        isInRow
        acts={subscriberActs}
        row={subscriber}
        names={['confirm', 'unconfirm', 'delete']}
        inMenu={['unconfirm', 'delete']}
      />
    ),
  }),
  panel: {
    param: 'subscriber',
    component: SubscriberPanel,
  },
  exportName: 'newsletter-subscribers',
  failed: { title: 'Failed to fetch subscribers', text: 'Visitors can still subscribe. Nothing is lost.' },
  empty: { title: 'No subscribers found', text: 'Addresses from the form at the foot of each page appear here.' },
})

/** After an unsubscribe there is no switch, because only the subscribers themselves can subscribe again. */
function Confirmed({ subscriber }: { subscriber: NewsletterSubscriber }) {
  const { run, question } = useRowActs(subscriberActs, subscriber)
  const { confirmed, status, email } = subscriber
  if (status === 'unsubscribed') return <Status status={status} />
  return (
    <span className="relative z-1 inline-flex items-center gap-2">
      <Switch
        aria-label={`${email} is confirmed`}
        checked={confirmed}
        onChange={() => run(confirmed ? 'unconfirm' : 'confirm')}
      >
        {null}
      </Switch>
      <span aria-hidden="true">{confirmed ? 'Yes' : 'No'}</span>
      {question}
    </span>
  )
}

function SubscriberPanel({ row }: { row: NewsletterSubscriber }) {
  const { email, firstName, status, subscribedAt, unsubscribedAt } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{email}</h3>
      <Facts className="mt-4">
        <Fact name="First name">{firstName ?? 'Not given'}</Fact>
        <Fact name="Status">
          <Status status={status} />
        </Fact>
        <MomentFact name="Subscribed" at={subscribedAt} />
        <MomentFact name="Unsubscribed" at={unsubscribedAt} />
      </Facts>
      <RowActButtons
        acts={subscriberActs}
        row={row}
        names={['confirm', 'unconfirm', 'delete']}
        inMenu={['unconfirm', 'delete']}
      />
    </>
  )
}

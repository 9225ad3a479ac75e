import type { OutboxEntry } from '@kere/contracts/console/outbox'
import type { OutboxSort } from '@kere/contracts/console/outbox-options'
import { TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, loadedChoice, order, tabs } from '@kere/screens/list-filter'
import { momentOf } from '@kere/screens/time-in-india'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { lazy } from 'react'
import { OutboxStateBadge } from './outbox-state.tsx'
import { addressOf, explainError, recipientOf, stateNames } from './outbox-text.ts'
import { SendAgainButton } from './send-again-button.tsx'

const loadContract = () => import('@kere/contracts/console/outbox')

const lastMoment = ({ sentAt, createdAt }: OutboxEntry) =>
  sentAt ? { word: 'Sent', instant: sentAt } : { word: 'Created', instant: createdAt }

export const outbox = defineList({
  name: 'outbox',
  path: '/dashboard/outbox',
  title: 'Outbox',
  description: 'Which emails were sent, to whom and when, and which were not.',
  label: 'Emails',
  noun: ['email', 'emails'],
  filters: {
    state: tabs({
      label: 'Emails by state',
      options: allAnd(stateNames),
    }),
    template: loadedChoice({
      label: 'Email',
      anyLabel: 'Any email',
      load: async (api, signal) => {
        const { items } = await api.call((await loadContract()).listMailTemplates, {}, { signal })
        return items.map(({ template, name }) => ({ value: template, label: name }))
      },
    }),
    sort: order<OutboxSort>([
      { value: 'failures', label: 'Failures first', column: 'state', isDescending: true },
      { value: 'newest', label: 'Newest first', column: 'at', isDescending: true },
      { value: 'oldest', label: 'Oldest first', column: 'at', isDescending: false },
    ]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).listOutbox })),
  rowName: (entry) => `${entry.name} to ${addressOf(entry)}`,
  columns: [
    {
      id: 'template',
      header: 'Email',
      isTitle: true,
      cell: ({ name, lastError }) => (
        <span className="block py-1.5 leading-dense @min-[46rem]:min-w-44">
          <span className="font-semibold">{name}</span>
          {lastError && <span className="line-clamp-2 text-meta text-muted">{explainError(lastError)}</span>}
        </span>
      ),
    },
    {
      id: 'to',
      header: 'To',
      cell: (entry) => <TwoLines first={addressOf(entry)} second={recipientOf(entry)} />,
    },
    { id: 'state', header: 'State', isSortable: true, cell: ({ state }) => <OutboxStateBadge status={state} /> },
    {
      id: 'at',
      header: 'When (IST)',
      isSortable: true,
      cell: (entry) => {
        const { word, instant } = lastMoment(entry)
        return <TwoLines noTruncate first={<AgeOrDate instant={instant} hasTime />} second={word} />
      },
    },
    {
      id: 'attempts',
      header: 'Attempts',
      hideFirst: true,
      isNumber: true,
      cell: ({ attempts }) => attempts,
    },
    { id: 'decision', header: 'Action', hideFirst: true, cell: (entry) => <SendAgainButton entry={entry} /> },
  ],
  card: (entry) => {
    const { word, instant } = lastMoment(entry)
    return {
      title: entry.name,
      badge: <OutboxStateBadge status={entry.state} />,
      lines: [addressOf(entry), `${word} ${momentOf(instant)} IST`],
    }
  },
  panel: {
    param: 'mail',
    component: lazy(async () => ({ default: (await import('./outbox-entry.tsx')).OutboxEntryFacts })),
  },
  failed: { title: 'Failed to fetch the outbox', text: 'Emails are still being sent.' },
  empty: {
    title: 'No emails yet',
    text: 'Every email we send appears here, with its recipient, time and state.',
  },
  noneFound: { link: 'Show all emails' },
})

import { stageLabels } from '@kere/contracts/careers/career-options'
import { cutText } from '@kere/contracts/text/cut-text'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, day, loadedChoice, tabs, text } from '@kere/screens/list-filter'
import { bulkActsOf } from '@kere/screens/row-acts'
import { dateOf } from '@kere/screens/time-in-india'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { lazy } from 'react'
import { jobApplicationActs, loadReview } from './job-application.acts.tsx'
import { StageBadge } from './stage-badge.tsx'

const noteLength = 100

export const jobApplications = defineList({
  name: 'job-applications',
  path: '/dashboard/job-applications',
  title: 'Job Applications',
  description: 'Who has applied for a position, at which stage.',
  noun: ['application', 'applications'],
  filters: {
    stage: tabs({
      label: 'Stage',
      options: allAnd(stageLabels),
    }),
    search: text({ label: 'Search applications', placeholder: 'Name, email or position' }),
    position: loadedChoice({
      label: 'Position',
      anyLabel: 'All positions',
      async load(api, signal) {
        const { listManagedPositions } = await import('@kere/contracts/careers/positions')
        const { items } = await api.call(listManagedPositions, {}, { signal })
        return items.map(({ id, title }) => ({ value: id, label: title }))
      },
    }),
    from: day('From Date'),
    to: day('To Date'),
    sort: byDate('at'),
  },
  ...readsOf(async () => (await loadReview()).jobApplications),
  rowName: ({ name, position }) => `${name}, ${position}`,
  columns: [
    momentColumn('at', 'Date', 'createdAt', { hideFirst: true }),
    {
      id: 'name',
      header: 'Name',
      isTitle: true,
      cell: ({ name, email }) => <PersonCell person={{ name }} second={email} />,
    },
    {
      id: 'note',
      header: 'Position, note',
      cell: ({ position, note }) => <TwoLines noTruncate first={position} second={cutText(note, noteLength)} />,
    },
    { id: 'stage', header: 'Status', cell: ({ stage }) => <StageBadge status={stage} /> },
  ],
  card: ({ name, position, note, stage, createdAt }) => ({
    title: name,
    picture: <PersonPicture person={{ name }} />,
    badge: <StageBadge status={stage} />,
    lines: [`${position}, ${dateOf(createdAt)}`, cutText(note, noteLength)],
  }),
  panel: {
    param: 'application',
    component: lazy(async () => ({ default: (await import('./job-application-panel.tsx')).JobApplicationPanel })),
    missing: {
      text: 'It may be on another page, hidden by your filters, or deleted after 12 months.',
      link: 'Show all applications',
    },
  },
  waits: ({ stage }) => stage === 'new',
  bulk: {
    list: 'job-applications',
    acts: bulkActsOf(jobApplicationActs, ['review', 'reopen', 'decline', 'undo']),
  },
  exportName: 'job-applications',
  failed: { title: 'Failed to fetch applications', text: 'Visitors can still apply. Nothing is lost.' },
  empty: { title: 'No applications found', text: 'Applications from the careers page appear here.' },
})

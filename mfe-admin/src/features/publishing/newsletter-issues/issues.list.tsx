import { indianDigits } from '@kere/brand/indian-digits'
import { issueAudienceNames } from '@kere/contracts/publishing/newsletter-issue-options'
import type { ManagedIssue } from '@kere/contracts/publishing/newsletter-issues'
import { labelOf } from '@kere/contracts/http/open-value'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, order, tabs, text } from '@kere/screens/list-filter'
import { ListPage } from '@kere/screens/list-page'
import type { RowActs } from '@kere/screens/row-acts'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { ButtonLink } from '@kere/ui/controls/button'
import { dateInIndia, momentInIndia } from '@kere/ui/time/time-in-india'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { NewsletterFigures } from '../../../newsletter-figures.tsx'
import { issuesName, issuesPath, loadContract, nameOfIssue } from './issue.api.ts'
import { IssueState } from './issue-state.tsx'
import { listScreen } from '@kere/screens/list-screen'

const issueActs: RowActs<ManagedIssue, 'delete'> = {
  list: issuesName,
  countedBy: 'state',
  nameOf: ({ title }) => nameOfIssue(title),
  acts: {
    delete: {
      label: 'Delete',
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      shortcut: '#',
      isOffered: ({ state }) => state === 'draft',
      removes: true,
      question: ({ title }) => ({
        title: 'Delete this draft?',
        text: `${nameOfIssue(title)} is deleted for good. This cannot be undone.`,
        submit: 'Delete',
        busy: 'Deleting',
        isDanger: true,
      }),
      async call(api, { id, title }) {
        await api.call((await loadContract()).deleteIssue, { params: { id } })
        return { text: `${nameOfIssue(title)} is deleted` }
      },
    },
  },
}

function dateOf({ scheduledAt, startedAt, savedAt }: ManagedIssue) {
  if (scheduledAt) return momentInIndia(Date.parse(scheduledAt))
  if (startedAt) return dateInIndia(Date.parse(startedAt))
  return `Edited ${dateInIndia(Date.parse(savedAt))}`
}

/** An issue that is being sent only shows its progress. */
function resultOf({ state, recipients, sent, failed, unsubscribed, isWritten }: ManagedIssue) {
  if (state === 'draft' || state === 'scheduled') return '–'
  const so = state === 'sent' || isWritten ? `of ${indianDigits(recipients)}` : 'so far'
  return [
    `${indianDigits(sent)} sent ${so}`,
    failed > 0 && `${indianDigits(failed)} failed`,
    unsubscribed > 0 && `${indianDigits(unsubscribed)} unsubscribed`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const issues = defineList({
  name: issuesName,
  path: issuesPath,
  title: 'Newsletter',
  description: 'Every issue of the newsletter, and how far it was sent.',
  noun: ['issue', 'issues'],
  filters: {
    state: tabs({
      label: 'Issues by state',
      options: allAnd({ draft: 'Drafts', scheduled: 'Scheduled', sending: 'Sending', paused: 'Paused', sent: 'Sent' }),
    }),
    search: text({ label: 'Search titles', placeholder: 'Search titles' }),
    sort: order<'touched'>([{ value: 'touched', label: 'Recently changed', column: 'date', isDescending: true }]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).listManagedIssues })),
  rowName: ({ title }) => nameOfIssue(title),
  columns: [
    {
      id: 'title',
      header: 'Title',
      isTitle: true,
      cell: ({ title }) => <span className="line-clamp-2 py-2 font-semibold">{nameOfIssue(title)}</span>,
    },
    {
      id: 'audience',
      header: 'Audience',
      hideFirst: true,
      cell: ({ audience }) => labelOf(issueAudienceNames, audience),
    },
    { id: 'state', header: 'Status', cell: ({ state }) => <IssueState status={state} /> },
    { id: 'result', header: 'Result', hideFirst: true, cell: resultOf },
    {
      id: 'date',
      header: 'Date (IST)',
      cell: (issue) => <span className="whitespace-nowrap">{dateOf(issue)}</span>,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (issue) => <RowActButtons isInRow acts={issueActs} row={issue} names={['delete']} />,
    },
  ],
  card: (issue) => ({
    title: nameOfIssue(issue.title),
    badge: <IssueState status={issue.state} />,
    lines: [labelOf(issueAudienceNames, issue.audience), dateOf(issue), resultOf(issue)].filter((line) => line !== '–'),
    actions: <RowActButtons isInRow acts={issueActs} row={issue} names={['delete']} />,
  }),
  failed: { title: 'Failed to fetch issues', text: 'Issues and drafts are safe. What is being sent goes on.' },
  empty: {
    title: 'No issues yet',
    text: 'Drafts, scheduled and sent issues appear here. Write one, test it, then send it to your subscribers.',
    link: { href: `${issuesPath}/new`, label: 'Write the first issue' },
  },
  noneFound: { text: () => 'No issues match these filters.', link: 'All issues' },
})

export const NewsletterIssuesPage = () => (
  <ListPage list={issues}>
    <NewsletterFigures />
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 desk:px-6">
      <p className="text-dense text-muted">An issue goes to confirmed subscribers only, and each gets it once.</p>
      <div className="flex flex-wrap gap-2 max-desk:w-full">
        <ButtonLink href="/dashboard/newsletter-subscribers" variant="outline" className="max-desk:w-full">
          Subscribers
        </ButtonLink>
        <ButtonLink href={`${issuesPath}/new`} icon={<Plus aria-hidden="true" />} className="max-desk:w-full">
          New issue
        </ButtonLink>
      </div>
    </div>
  </ListPage>
)

export const route = { path: '/dashboard/newsletter', roles: ['admin'] }

export const page = listScreen(issues, NewsletterIssuesPage)

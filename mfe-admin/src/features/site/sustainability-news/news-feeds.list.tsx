import { countOf } from '@kere/brand/count'
import { labelOf } from '@kere/contracts/http/open-value'
import type { NewsFeed } from '@kere/contracts/site/sustainability-news'
import { feedFailureNames, newsCategoryNames, type FeedState } from '@kere/contracts/site/sustainability-news-options'
import { MomentCell } from '@kere/screens/cells'
import { Fact, Facts, Moment, MomentFact } from '@kere/screens/facts'
import { statusBadge } from '@kere/screens/status-badge'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { newsFeedActs } from './news-feeds.acts.tsx'

const loadContract = () => import('@kere/contracts/site/sustainability-news')

const stateNames: Record<FeedState, string> = {
  waiting: 'Not checked yet',
  answering: 'Working',
  failing: 'Failing',
  paused: 'Paused',
}

const State = statusBadge(stateNames, {
  waiting: ['neutral'],
  answering: ['leaf'],
  failing: ['warn'],
  paused: ['neutral'],
})

const reasonOf = ({ failure }: NewsFeed) => (failure ? labelOf(feedFailureNames, failure) : null)

const headlines = (items: number) => countOf(items, 'headline')

export const newsFeeds = defineList({
  name: 'news-feeds',
  path: '/dashboard/news-feeds',
  title: 'News feeds',
  description: 'Sources of the sustainability news, asked every six hours.',
  noun: ['feed', 'feeds'],
  filters: {
    sort: byDate('name'),
  },
  ...readsOf(async () => (await loadContract()).newsFeeds),
  rowName: ({ name }) => name,
  columns: [
    {
      id: 'name',
      header: 'Source',
      isTitle: true,
      isSortable: true,
      cell: ({ name, url }) => (
        <>
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="block text-meta text-muted wrap-anywhere">{url}</span>
        </>
      ),
    },
    {
      id: 'category',
      header: 'Usual category',
      hideFirst: true,
      cell: ({ category }) => labelOf(newsCategoryNames, category),
    },
    { id: 'items', header: 'Headlines', isNumber: true, cell: ({ items }) => items },
    {
      id: 'state',
      header: 'State',
      cell: (feed) => (
        <>
          <State status={feed.state} />
          {reasonOf(feed) && <span className="mt-1 block text-meta text-muted">{reasonOf(feed)}</span>}
        </>
      ),
    },
    {
      id: 'checked',
      header: 'Last checked (IST)',
      cell: ({ checkedAt }) => (checkedAt ? <MomentCell instant={checkedAt} /> : '–'),
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (feed) => <RowActButtons isInRow acts={newsFeedActs} row={feed} names={['check', 'pause', 'resume']} />,
    },
  ],
  card: (feed) => ({
    title: feed.name,
    badge: <State status={feed.state} />,
    lines: [feed.url, reasonOf(feed) ?? headlines(feed.items)],
    actions: <RowActButtons isInRow acts={newsFeedActs} row={feed} names={['check', 'pause', 'resume', 'delete']} />,
  }),
  panel: {
    param: 'feed',
    component: FeedPanel,
    missing: { text: 'It may have been deleted.', link: 'Show all feeds' },
  },
  failed: { title: 'Failed to fetch news feeds', text: 'Headlines are still shown, and feeds still checked.' },
  empty: { title: 'No feeds yet', text: 'Add one above. Until a feed works, visitors see samples that say so.' },
})

function FeedPanel({ row }: { row: NewsFeed }) {
  const { name, url, category, state, items, checkedAt, nextCheckAt, failingSince } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <Facts className="mt-4">
        <Fact name="Address">
          <span className="wrap-anywhere">{url}</span>
        </Fact>
        <Fact name="State">
          <State status={state} />
        </Fact>
        {failingSince && (
          <Fact name="Failing since">
            <Moment instant={failingSince} /> {reasonOf(row)}
          </Fact>
        )}
        <Fact name="Headlines">{items}</Fact>
        <Fact name="Usual category">{labelOf(newsCategoryNames, category)}</Fact>
        <MomentFact name="Last checked" at={checkedAt} />
        <MomentFact name="Asked next" at={nextCheckAt} />
      </Facts>
      <RowActButtons acts={newsFeedActs} row={row} names={['check', 'pause', 'resume', 'delete']} inMenu={['delete']} />
    </>
  )
}

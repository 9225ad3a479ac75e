import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
import { localPath } from '@kere/brand/local-path'
import type { NewsList, NewsSource } from '@kere/contracts/site/sustainability-news'
import { newsCategories, newsCategoryNames } from '@kere/contracts/site/sustainability-news-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link, useSearchParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { ExpiredPage } from '../../../pages/expired-page.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { newsHref, newsPath, readNewsAddress, type NewsAddress } from './news-address.ts'
import { groupByDay } from './news-days.ts'
import { newsPostsQuery, newsQuery } from './sustainability-news.api.ts'
import { Sources } from './news-sources.tsx'
import { Lead, Story } from './news-story.tsx'

export function NewsPage() {
  const { api, context } = useRemote()
  const [search] = useSearchParams()
  const address = readNewsAddress(search)
  const news = useQuery({ ...newsQuery(api, address), placeholderData: keepPreviousData })

  if (news.data === undefined)
    return news.isPending ? (
      <DetailSkeleton label={t('Loading news', 'For screen readers')} className="h-31" />
    ) : (
      <PageFailure
        title={failureTitle(news.error, t('The news did not load', 'Error'))}
        query={news}
        retryHref={newsHref(address)}
      />
    )
  if (news.data === null)
    return (
      <div className="mx-auto max-w-page px-gutter pt-8 pb-section">
        <h1>{t('Sustainability News', 'Menu of the site')}</h1>
        <ExpiredPage firstPageHref={newsHref({ category: address.category })} />
      </div>
    )

  const lead = news.data.isSample || address.cursor ? undefined : news.data.items[0]
  const refresh = async () => {
    const { data } = await news.refetch()
    if (data) context.announce(updatedText(data))
  }
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-ink pt-7 pb-5 desk:pt-13">
          <div>
            <h1>{t('Sustainability News', 'Menu of the site')}</h1>
            <p className="mt-1.5 text-lead text-muted">
              {t('Headlines from Indian sources. The list updates every 6–12 hours.', 'Below the title')}
            </p>
          </div>
          <form
            action={localPath(newsPath)}
            onSubmit={(event) => {
              event.preventDefault()
              void refresh()
            }}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 desk:flex-col desk:items-end max-desk:w-full"
          >
            {address.category && <input type="hidden" name="category" value={address.category} />}
            <p className="text-meta text-muted">{updatedText(news.data)}</p>
            <Button
              type="submit"
              variant="outline"
              isBusy={news.isFetching}
              busyLabel={t('Refreshing', 'Button while it works')}
            >
              <RefreshCw aria-hidden="true" className="size-4.5" />
              {t('Refresh', 'Button')}
            </Button>
          </form>
        </header>
        <Categories counts={news.data.counts} category={address.category} />
        {news.data.isSample && <SampleNotice sources={news.data.sources} />}
        <div className="gap-x-12 wide:grid wide:grid-cols-[minmax(0,1fr)_19.5rem]">
          <section aria-label={t('News', 'Kind of found things; name of a part of the page')} className="min-w-0 pt-6">
            {news.data.items.length === 0 ? (
              <NoNews address={address} />
            ) : (
              <>
                {lead && <Lead item={lead} />}
                <Days
                  list={{ ...news.data, items: lead ? news.data.items.slice(1) : news.data.items }}
                  now={news.dataUpdatedAt}
                  address={address}
                />
              </>
            )}
          </section>
          <aside
            aria-label={t('About the news', 'Name of a part of the page, for screen readers')}
            className="grid content-start gap-10 pt-6"
          >
            {news.data.sources.length > 0 && <Sources sources={news.data.sources} />}
            <Section
              title={t('From our blog', 'Heading')}
              lead={t('Field notes, methods and rules, by the people who teach here.', 'About the blog')}
            >
              <BlogPosts />
              <TextLink href="/blog" hasArrow>
                {t('Read the blog', 'Link')}
              </TextLink>
            </Section>
          </aside>
        </div>
      </div>
    </div>
  )
}

function BlogPosts() {
  const { api } = useRemote()
  const { data: posts = [] } = useQuery(newsPostsQuery(api))
  if (posts.length === 0) return null
  return (
    <ul className="-mt-3 mb-4">
      {posts.map(({ id, slug, title, author, readingMinutes }) => (
        <li key={id} className="border-b border-hairline py-3">
          <h3 className="text-body leading-dense">
            <Link
              to={`/blog/${slug}`}
              lang={englishHere}
              className="text-ink no-underline underline-offset-3 hover:underline"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-meta text-muted">
            <span lang={englishHere}>{author.name}</span>,{' '}
            <span className="whitespace-nowrap">
              {t('{minutes} min read', { minutes: readingMinutes }, 'How long an article takes')}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

const updatedText = ({ updatedAt }: Pick<NewsList, 'updatedAt'>) =>
  updatedAt
    ? t('Updated {moment} IST', { moment: momentInIndia(Date.parse(updatedAt)) }, 'When the news were read')
    : t('Not updated yet', 'When the news were read')

/** The categories with news, as a row that scrolls on phones. */
function Categories({ counts, category }: { counts: NewsList['counts']; category: string | null }) {
  const filled = newsCategories.filter((each) => (counts[each] ?? 0) > 0 || each === category)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const links = [
    { slug: null, name: t('All', 'Filter: online and in person'), count: all },
    ...filled
      .map((slug) => ({ slug, name: newsCategoryNames[slug], count: counts[slug] ?? 0 }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  ]
  return (
    <nav aria-label={t('Categories', 'Heading of a list')} className="pt-4">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 wide:mx-0 wide:flex-wrap wide:px-0">
        {links.map(({ slug, name, count }) => (
          <li key={slug ?? ''} className="shrink-0">
            <Link
              to={newsHref({ category: slug })}
              aria-current={slug === category ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-control border border-hairline bg-surface px-3 text-dense font-semibold hover:bg-hover desk:min-h-9 aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand"
            >
              {name}
              <span className="font-normal text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SampleNotice({ sources }: { sources: readonly NewsSource[] }) {
  const reason =
    sources.length === 0
      ? t('No source is set up yet, so there are no headlines to show.', 'News without a source')
      : t(
          'None of our sources has answered yet, so there are no headlines to show. We try again every 30 minutes.',
          'News without a source',
        )
  return (
    <div className="mt-5 flex gap-3.5 border-s-3 border-marigold bg-warn-soft p-4">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="text-dense">
        <h2 className="text-body font-semibold">{t('These are sample stories, not news', 'Heading')}</h2>
        <p className="mt-1">
          {reason} {t('The samples show what this page looks like.', 'News without a source')}
        </p>
      </div>
    </div>
  )
}

const idOf = (date: string) => `day-${date.replaceAll(' ', '-')}`

interface DaysProps {
  list: NewsList
  /** The time of the request, which is the same at the edge and in the browser. */
  now: number
  address: NewsAddress
}

function Days({ list, now, address }: DaysProps) {
  const days = groupByDay(list.items, now)
  return (
    <>
      {days.map(({ title, date, items }) => (
        <section key={date} aria-labelledby={idOf(date)} className="mb-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-2.5">
            <h2 id={idOf(date)}>
              {list.isSample
                ? t('{count} samples', { count: list.items.length }, 'Heading: stories that are no news')
                : title}
            </h2>
            <p className="text-meta text-muted">
              {list.isSample
                ? t('No dates: they are not news', 'Sample stories')
                : title === date
                  ? t('Times in IST', 'Below times')
                  : t('{date}, times in IST', { date }, 'A day of news')}
            </p>
          </div>
          <ul>
            {items.map((item) => (
              <Story key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {(list.nextCursor !== null || address.cursor !== null) && (
        <div className="grid justify-items-center gap-3 text-center">
          <p className="text-meta text-muted">
            {t('Showing {shown} of {total}', { shown: list.items.length, total: list.total }, 'Part of a list')}
          </p>
          {list.nextCursor !== null && (
            <ButtonLink variant="outline" href={newsHref({ category: address.category, cursor: list.nextCursor })}>
              {t('Older stories', 'Button: news')}
            </ButtonLink>
          )}
          {address.cursor !== null && (
            <TextLink href={newsHref({ category: address.category })}>
              {t('Back to the newest stories', 'Link: news')}
            </TextLink>
          )}
        </div>
      )}
    </>
  )
}

function NoNews({ address }: { address: NewsAddress }) {
  return (
    <EmptyState
      title={t('No news available', 'Heading of an empty list')}
      action={
        address.category && (
          <ButtonLink variant="outline" href={newsPath}>
            {t('All news', 'Button')}
          </ButtonLink>
        )
      }
    >
      {address.category
        ? t('Nothing was reported in this category lately.', 'Empty list')
        : t('Headlines appear here as sources report them.', 'Empty list')}
    </EmptyState>
  )
}

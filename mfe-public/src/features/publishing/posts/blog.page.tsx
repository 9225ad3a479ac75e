import { t } from '@kere/brand/messages'
import { languages } from '@kere/brand/language'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { failureTitle } from '../../../pages/failure-title.ts'
import { languageOfCategory } from './post-parts.tsx'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { blogHref, blogPath, feedHref, readBlogAddress, type BlogAddress, blogFeeds } from './blog-address.ts'
import { PostList } from './post-list.tsx'
import { postCategoriesQuery, postsQuery } from './posts.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/blog', languages: ['kn', 'hi', 'ta'], sitemap: true, keptBy: ['category', 'language'] }

function BlogPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const address = readBlogAddress(search)
  const posts = useQuery({ ...postsQuery(api, address), placeholderData: keepPreviousData })

  if (posts.data === undefined)
    return posts.isPending ? (
      <DetailSkeleton label={t('Loading posts', 'For screen readers')} className="h-31" />
    ) : (
      <PageFailure
        title={failureTitle(posts.error, t('The posts did not load', 'Error'))}
        query={posts}
        retryHref={blogHref(address)}
      />
    )
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b-2 border-ink pt-7 pb-5 desk:pt-13">
          <div>
            <h1>{t('Blog', 'Title of a page')}</h1>
            <p className="mt-1.5 text-lead text-muted">
              {t('Field notes, methods and rules, written by the people who teach here.', 'About the blog')}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href="/newsletter">{t('Subscribe', 'Button: to the newsletter')}</ButtonLink>
            <ButtonLink variant="outline" href={feedHref(address.category)}>
              {t('RSS feed', 'Button')}
            </ButtonLink>
          </div>
        </header>
        <div className="gap-x-12 pt-5 wide:grid wide:grid-cols-[13rem_minmax(0,1fr)] wide:pt-6">
          <Categories address={address} />
          <section
            aria-label={t('Posts', 'Name of a part of the page, for screen readers')}
            className="min-w-0 pt-5 wide:pt-0"
          >
            {posts.data && posts.data.items.length > 0 ? (
              <PostList
                list={posts.data}
                isFirstPage={address.cursor === null}
                firstHref={blogHref({ ...address, cursor: null })}
                moreHref={(cursor) => blogHref({ ...address, cursor })}
              />
            ) : (
              <NoPosts address={address} />
            )}
          </section>
        </div>
      </div>
    </div>
  )
}

function NoPosts({ address }: { address: BlogAddress }) {
  const isWhole = address.category === null && address.language === null && address.cursor === null
  return (
    <EmptyState
      title={t('No posts found', 'Heading of an empty list')}
      action={
        isWhole ? undefined : (
          <ButtonLink variant="outline" href={blogPath}>
            {t('All posts', 'Link')}
          </ButtonLink>
        )
      }
    >
      {isWhole
        ? t('New posts appear here when they are published.', 'Empty list')
        : t('Nothing is published here at the moment.', 'Empty list')}
    </EmptyState>
  )
}

const filterLink =
  'flex min-h-11 items-center justify-between gap-2 border-hairline px-3 text-dense whitespace-nowrap max-wide:rounded-control max-wide:border wide:min-h-9.5 wide:px-0 wide:whitespace-normal hover:bg-hover aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand wide:aria-[current]:border-s-3 wide:aria-[current]:ps-2.5'

/** The categories (S-156), as a row that scrolls on phones. */
function Categories({ address }: { address: BlogAddress }) {
  const { api } = useRemote()
  const { data: categories = [] } = useQuery(postCategoriesQuery(api))
  const shown = categories.filter(({ posts, slug }) => posts > 0 || slug === address.category)
  if (shown.length === 0) return <div />
  const links = [{ slug: null, name: t('All posts', 'Link'), posts: null }, ...shown]
  return (
    <nav aria-label={t('Categories', 'Heading of a list')}>
      <h2 className="text-snug max-wide:sr-only">{t('Categories', 'Heading of a list')}</h2>
      <ul className="flex gap-2 overflow-x-auto py-1 wide:mt-2 wide:block">
        {links.map(({ slug, name, posts }) => {
          const isHere = slug === address.category
          return (
            <li key={slug ?? ''} className="shrink-0 wide:border-b wide:border-hairline">
              <Link
                to={blogHref({ category: slug, language: address.language })}
                aria-current={isHere ? 'page' : undefined}
                className={filterLink}
              >
                <span lang={slug === null ? undefined : languageOfCategory(name)}>
                  {labelOf(courseCategoryNames, name)}
                </span>
                {posts !== null && <span className="text-muted tabular-nums">{posts}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
      <h2 className="mt-4 text-snug max-wide:sr-only">{t('Language', 'Label')}</h2>
      <ul className="flex gap-2 overflow-x-auto py-1 wide:mt-2 wide:block">
        {languages.map((each) => {
          const isHere = each === address.language
          return (
            <li key={each} className="shrink-0 wide:border-b wide:border-hairline">
              <Link
                to={blogHref({ category: address.category, language: isHere ? null : each })}
                aria-current={isHere ? 'true' : undefined}
                className={filterLink}
              >
                {contentLanguageNames[each]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

export const page: PublicPage = {
  component: BlogPage,
  queries: ({ search }, api) => [postsQuery(api, readBlogAddress(search)), postCategoriesQuery(api)],
  describe({ search }, { api, cache }) {
    const address = readBlogAddress(search)
    const state = cache.getQueryState(postsQuery(api, address).queryKey)
    const hasFailed = state?.status === 'error'
    const isLost = state?.data === null
    const names = cache.getQueryData(postCategoriesQuery(api).queryKey)
    const category = names?.find(({ slug }) => slug === address.category)
    const canonical = blogHref({ category: address.category })
    const isUnknown = address.category !== null && !category
    return {
      status: hasFailed ? 503 : isLost ? 400 : 200,
      meta: {
        title: category
          ? t('Blog: {category}', { category: labelOf(courseCategoryNames, category.name) }, 'Title of a page')
          : t('Blog', 'Title of a page'),
        description: t('Field notes, methods and rules, written by the people who teach here.', 'About the blog'),
        canonical,
        breadcrumbs: [
          { label: t('Blog', 'Title of a page'), path: blogPath },
          ...(category ? [{ label: labelOf(courseCategoryNames, category.name), path: canonical }] : []),
        ],
        ...(import.meta.env.SSR && { feeds: blogFeeds(category) }),
        ...((hasFailed || isLost || isUnknown || address.cursor !== null) && { noindex: true }),
      },
    }
  },
}

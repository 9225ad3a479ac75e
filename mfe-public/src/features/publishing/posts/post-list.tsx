import { t } from '@kere/brand/messages'
import type { PostList as Posts, PostSummary } from '@kere/contracts/publishing/posts'
import { langOf } from '@kere/screens/content-language'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { Link } from 'react-router-dom'
import { postHref } from './blog-address.ts'
import { Byline, PostCategories, PostCover } from './post-parts.tsx'

interface PostListProps {
  list: Posts
  isFirstPage: boolean
  firstHref: string
  moreHref: (cursor: string) => string
}

export function PostList({ list, isFirstPage, firstHref, moreHref }: PostListProps) {
  const [first, ...rest] = list.items
  const rows = isFirstPage ? rest : list.items
  return (
    <>
      {isFirstPage && first && <LeadingPost post={first} />}
      <ul className={isFirstPage ? 'border-t border-hairline' : ''}>
        {rows.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
      {(list.nextCursor !== null || !isFirstPage) && (
        <div className="mt-6 grid justify-items-center gap-3 text-center">
          <p className="text-meta text-muted">
            {isFirstPage
              ? t('Showing {shown} of {total}', { shown: list.items.length, total: list.total }, 'Below a list')
              : t('Showing {shown} more of {total}', { shown: list.items.length, total: list.total }, 'Below a list')}
          </p>
          {list.nextCursor !== null && (
            <ButtonLink variant="outline" href={moreHref(list.nextCursor)}>
              {t('Older posts', 'Button')}
            </ButtonLink>
          )}
          {!isFirstPage && <TextLink href={firstHref}>{t('Back to the newest posts', 'Link')}</TextLink>}
        </div>
      )}
    </>
  )
}

const titleLink = 'text-ink no-underline underline-offset-3 hover:underline'

function LeadingPost({ post }: { post: PostSummary }) {
  return (
    <article className="grid gap-5 pb-7 desk:grid-cols-[1.1fr_1fr] desk:gap-8">
      <PostCover post={post} className="h-48 rounded-card border desk:h-78" />
      <div className="min-w-0">
        <PostCategories categories={post.categories} />
        <h2 className="mt-2 text-[clamp(1.75rem,1.2rem+2vw,2.25rem)] leading-[1.1]">
          <Link to={postHref(post.slug)} lang={langOf(post.language)} className={titleLink}>
            {post.title}
          </Link>
        </h2>
        <p lang={langOf(post.language)} className="mt-3 text-muted">
          {post.excerpt}
        </p>
        <div className="mt-4">
          <Byline post={post} />
        </div>
        <div className="mt-4">
          <ReadMore post={post} />
        </div>
      </div>
    </article>
  )
}

function PostRow({ post }: { post: PostSummary }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4 border-b border-hairline py-5 desk:grid-cols-[minmax(0,1fr)_13rem] desk:gap-8 desk:py-6">
      <article className="min-w-0">
        <PostCategories categories={post.categories} />
        <h2 className="mt-1.5 text-card desk:text-section">
          <Link to={postHref(post.slug)} lang={langOf(post.language)} className={titleLink}>
            {post.title}
          </Link>
        </h2>
        <p lang={langOf(post.language)} className="mt-1.5 max-w-measure text-dense text-muted max-desk:hidden">
          {post.excerpt}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Byline post={post} />
          <ReadMore post={post} />
        </div>
      </article>
      <PostCover post={post} className="h-18 rounded-control border desk:h-34 desk:rounded-card" />
    </li>
  )
}

function ReadMore({ post }: { post: PostSummary }) {
  return (
    <TextLink href={postHref(post.slug)} hasArrow>
      {t('Read More', 'Link: to a post')}
      <VisuallyHidden>
        {' '}
        {t('about', 'Between “Read More” and the title of a post, for screen readers; a colon will do')}{' '}
        <span lang={langOf(post.language)}>{post.title}</span>
      </VisuallyHidden>
    </TextLink>
  )
}

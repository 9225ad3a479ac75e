import { t } from '@kere/brand/messages'
import type { PostSummary } from '@kere/contracts/publishing/posts'
import { langOf } from '@kere/screens/content-language'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { CardSkeletons } from '@kere/ui/status/skeleton'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import { blogPath, postHref } from './blog-address.ts'
import { AuthorName, PostCover, readingText } from './post-parts.tsx'
import { featuredPostsQuery } from './posts.api.ts'
import type { Part } from '../../../pages/seen-part.tsx'
import { LatePart } from '../../../pages/late-part.tsx'

function LatestPosts() {
  const { api } = useRemote()
  const posts = useQuery(featuredPostsQuery(api))
  if (posts.data?.length === 0) return null
  return (
    <Section
      title={t('From the blog', 'Heading on the home page')}
      link={{ href: blogPath, label: t('All posts', 'Link') }}
    >
      {posts.data ? (
        <ul className="wrap-anywhere">
          {posts.data.map((post, index) => (
            <PostLine key={post.id} post={post} isFirst={index === 0} />
          ))}
        </ul>
      ) : posts.isPending ? (
        <CardSkeletons count={1} label={t('Loading posts', 'For screen readers')} />
      ) : (
        <LatePart
          of={failurePart}
          props={{
            title: posts.error.message,
            query: posts,
            retryHref: '/',
            children: t('The rest of the page works.', 'Below an error in one part of a page'),
          }}
        />
      )}
    </Section>
  )
}

function PostLine({ post, isFirst }: { post: PostSummary; isFirst: boolean }) {
  return (
    <li className={isFirst ? '' : 'mt-4 border-t border-hairline pt-4'}>
      {isFirst && <PostCover post={post} className="mb-4 h-40 rounded-card border desk:h-50" />}
      <h3 className={isFirst ? 'text-panel' : ''}>
        <Link
          to={postHref(post.slug)}
          lang={langOf(post.language)}
          className="text-ink no-underline underline-offset-3 hover:underline"
        >
          {post.title}
        </Link>
      </h3>
      <p className="mt-1 text-meta text-muted">
        <AuthorName author={post.author} />,{' '}
        <time dateTime={post.publishedAt}>{dateInIndia(Date.parse(post.publishedAt))}</time>,{' '}
        {readingText(post.readingMinutes)}
      </p>
    </li>
  )
}

export const latestPosts: Part = {
  component: LatestPosts,
  queries: (api) => [featuredPostsQuery(api)],
}

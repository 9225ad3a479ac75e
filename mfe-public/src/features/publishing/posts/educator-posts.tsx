import { t } from '@kere/brand/messages'
import type { ApiClient } from '@kere/platform/api'
import { langOf } from '@kere/screens/content-language'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { authorHref, postHref } from './blog-address.ts'
import { PostCover, readingText } from './post-parts.tsx'
import { postsQuery } from './posts.api.ts'

const shown = 3

const educatorPostsQuery = (api: ApiClient, author: string) => postsQuery(api, { category: null, cursor: null, author })

/**
 * Shows nothing if there are no posts or they cannot be loaded, because the rest of the page is useful without them.
 */
function EducatorPosts({ id }: { id: string }) {
  const { data } = useQuery(educatorPostsQuery(useRemote().api, id))
  if (!data || data.items.length === 0) return null
  return (
    <Section
      title={data.items.length === 1 ? t('Post', 'Heading') : t('Posts', 'Heading')}
      {...(data.items.length > shown && { link: { href: authorHref(id), label: t('All posts', 'Link') } })}
    >
      <ul className="grid gap-gap desk:grid-cols-2 wide:grid-cols-3">
        {data.items.slice(0, shown).map((post) => (
          <li key={post.id} className="overflow-hidden rounded-card border border-hairline bg-surface">
            <PostCover post={post} className="h-32 border-b" />
            <div className="p-4">
              <h3 className="text-card wrap-anywhere">
                <Link
                  lang={langOf(post.language)}
                  to={postHref(post.slug)}
                  className="text-ink no-underline underline-offset-3 hover:underline"
                >
                  {post.title}
                </Link>
              </h3>
              <p className="mt-1.5 text-meta text-muted">
                <time dateTime={post.publishedAt}>{dateInIndia(Date.parse(post.publishedAt))}</time>,{' '}
                {readingText(post.readingMinutes)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const educatorPosts = {
  component: EducatorPosts,
  queries: (api: ApiClient, id: string) => [educatorPostsQuery(api, id)],
}

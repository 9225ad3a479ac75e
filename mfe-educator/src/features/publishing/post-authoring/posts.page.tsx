import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { ManagedPost } from '@kere/contracts/publishing/post-authoring'
import { coverPath } from '@kere/brand/art-paths'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, order, tabs, text } from '@kere/screens/list-filter'
import { ListPage } from '@kere/screens/list-page'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { StandingSwitch } from '@kere/screens/standing-switch'
import { useRowActs } from '@kere/screens/use-row-acts'
import { ButtonLink } from '@kere/ui/controls/button'
import { dateInIndia, momentInIndia } from '@kere/ui/time/time-in-india'
import Plus from 'lucide-react/icons/plus'
import { loadContract, managedPostsName } from './post-draft.api.ts'
import { nameOfPost } from './post-paths.ts'
import { postActs } from './post.acts.tsx'
import { PostState } from './post-state.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const allPostsRoute = { path: '/dashboard/blog', roles: ['admin'] }

export const myPostsRoute = { path: '/dashboard/my-posts', languages: ['kn', 'hi', 'ta'], roles: ['educator'] }

interface Whose {
  path: string
  title: string
  description: string
  isAdmin: boolean
}

/** The list of posts: everybody's for admins, an educator's own for them (S-438, C-31). */
const managedPostList = ({ path, title, description, isAdmin }: Whose) =>
  defineList({
    name: managedPostsName,
    path,
    title,
    description,
    noun: [t('post', 'Noun after a number'), t('posts', 'Noun after a number, plural')],
    filters: {
      state: tabs({
        label: t('Posts by state', 'Label, educator'),
        options: allAnd({
          published: t('Published', 'Text, educator'),
          review: t('To review', 'Text, educator'),
          scheduled: t('Scheduled', 'Text, educator'),
          draft: t('Drafts', 'Text, educator'),
          deleted: t('Deleted', 'Text, educator'),
        }),
      }),
      search: text({
        label: t('Search titles', 'Label, educator'),
        placeholder: t('Search titles', 'Placeholder, educator'),
      }),
      sort: order<'touched'>([
        {
          value: 'touched',
          label: t('Recently changed', 'Label, educator'),
          column: 'date',
          isDescending: true,
        },
      ]),
    },
    ...readsOf(async () => ({ list: (await loadContract()).listManagedPosts })),
    rowId: ({ slug }) => slug,
    rowName: (post) => nameOfPost(post.title),
    columns: [
      {
        id: 'post',
        header: t('Post', 'Head of a column, educator'),
        isTitle: true,
        cell: (post) => <PostCell post={post} />,
      },
      ...(isAdmin
        ? [
            {
              id: 'author',
              header: t('Author', 'Head of a column, educator'),
              hideFirst: true,
              cell: ({ author }: ManagedPost) => author?.name ?? formerMember.name,
            },
          ]
        : []),
      {
        id: 'categories',
        header: t('Categories', 'Head of a column, educator'),
        hideFirst: true,
        cell: ({ categories }) => <span lang={englishHere}>{categories.join(', ') || '–'}</span>,
      },
      {
        id: 'state',
        header: t('Status', 'Head of a column, educator'),
        cell: (post) => (isAdmin ? <Standing post={post} /> : <PostState post={post} />),
      },
      {
        id: 'date',
        header: t('Date (IST)', 'Head of a column, educator'),
        hideFirst: true,
        cell: (post) => <span className="whitespace-nowrap">{dateOf(post)}</span>,
      },
      {
        id: 'actions',
        header: t('Actions', 'Head of a column, educator'),
        cell: (post) => <PostListActs post={post} isAdmin={isAdmin} />,
      },
    ],
    card: (post) => ({
      title: <span lang={englishHere}>{nameOfPost(post.title)}</span>,
      badge: !(isAdmin && isSwitched(post)) && <PostState post={post} />,
      lines: [
        ...(isAdmin ? [post.author?.name ?? formerMember.name] : []),
        dateOf(post),
        post.categories.length > 0 && (
          <span key="categories" lang={englishHere}>
            {post.categories.join(', ')}
          </span>
        ),
      ].filter(Boolean),
      actions: (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {isAdmin && isSwitched(post) && <Standing post={post} />}
          <PostListActs post={post} isAdmin={isAdmin} />
        </div>
      ),
    }),
    failed: {
      title: t('Failed to fetch blog posts', 'Title, educator'),
      text: t('Posts and drafts are safe.', 'Text, educator'),
    },
    empty: {
      title: t('No blog posts yet', 'Title, educator'),
      text: isAdmin
        ? t('Drafts, posts to review and published posts appear here.', 'Text, educator')
        : t('Your drafts and posts appear here. Write one, then submit it for review.', 'Text, educator'),
      link: { href: `${path}/new`, label: t('Write the first post', 'Label, educator') },
    },
    noneFound: {
      text: ({ state }) =>
        state === 'deleted'
          ? t('Deleted posts appear here for 30 days, and can be restored.', 'Text, educator')
          : t('No posts match these filters.', 'Text, educator'),
      link: t('All posts', 'Link, educator'),
    },
  })

function dateOf({ state, publishedAt, scheduledAt, submittedAt, updatedAt }: ManagedPost) {
  const day = (at: string) => dateInIndia(Date.parse(at))
  if (state === 'review' && submittedAt) return t('Sent {day}', { day: day(submittedAt) }, 'Of a post, educator')
  if (scheduledAt) return momentInIndia(Date.parse(scheduledAt))
  return publishedAt ? day(publishedAt) : t('Edited {day}', { day: day(updatedAt) }, 'Of a post, educator')
}

function PostCell({ post }: { post: ManagedPost }) {
  const drawing = coverPath({ id: post.id, category: post.categories[0] ?? '', drawing: post.coverDrawing })
  return (
    <span className="flex items-center gap-3 py-2">
      <img
        src={post.coverImage ?? drawing}
        alt=""
        width={64}
        height={44}
        loading="lazy"
        className="h-11 w-16 shrink-0 rounded-badge border border-hairline bg-sunken object-cover"
      />
      <span className="min-w-0">
        <span lang={englishHere} className="line-clamp-2 font-semibold">
          {nameOfPost(post.title)}
        </span>
        <span className="line-clamp-1 text-meta text-muted">
          {post.hasUnsavedChanges ? (
            t('Changes not published yet', 'Text, educator')
          ) : post.excerpt ? (
            <span lang={englishHere}>{post.excerpt}</span>
          ) : (
            t('(no excerpt yet)', 'Text, educator')
          )}
        </span>
      </span>
    </span>
  )
}

const isSwitched = ({ state, goesAt }: ManagedPost) => goesAt === null && (state === 'draft' || state === 'published')

/**
 * The state of a post and its switch (S-439). A submitted or scheduled post has none, because it must be opened for a
 * decision.
 */
function Standing({ post }: { post: ManagedPost }) {
  const { run } = useRowActs(postActs, post)
  if (!isSwitched(post)) return <PostState post={post} />
  return (
    <StandingSwitch
      name={nameOfPost(post.title)}
      isPublished={post.isPublished}
      onChange={() => run(post.isPublished ? 'unpublish' : 'publish')}
    />
  )
}

const PostListActs = ({ post, isAdmin }: { post: ManagedPost; isAdmin: boolean }) => (
  <div className="flex items-center gap-2">
    {isAdmin && post.state === 'review' && post.goesAt === null && (
      <ButtonLink
        href={`/dashboard/blog/${post.slug}`}
        variant="outline"
        size="toolbar"
        aria-label={t('Review {title}', { title: nameOfPost(post.title) }, 'Button, educator')}
        className="relative z-1"
      >
        {t('Review', 'Button, educator')}
      </ButtonLink>
    )}
    <RowActButtons acts={postActs} row={post} names={['restore', 'delete']} isInRow />
  </div>
)

const allPosts = managedPostList({
  path: '/dashboard/blog',
  title: t('Blog Posts', 'Title, educator'),
  description: t('Every post, with its state and its author.', 'Text, educator'),
  isAdmin: true,
})

const myPosts = managedPostList({
  path: '/dashboard/my-posts',
  title: t('My Posts', 'Title, educator'),
  description: t('Your posts and drafts.', 'Text, educator'),
  isAdmin: false,
})

const AllPostsPage = () => (
  <ListPage list={allPosts}>
    <Head href="/dashboard/blog/new">
      {t('Readers see what is published. Educators submit their posts for review.', 'Text, educator')}
    </Head>
  </ListPage>
)

const MyPostsPage = () => (
  <ListPage list={myPosts}>
    <Head href="/dashboard/my-posts/new">
      {t('Only you and the admins can see a draft. An admin publishes it.', 'Text, educator')}
    </Head>
  </ListPage>
)

const Head = ({ href, children }: { href: string; children: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 desk:px-6">
    <p className="text-dense text-muted">{children}</p>
    <ButtonLink href={href} icon={<Plus aria-hidden="true" />} className="max-desk:w-full">
      {t('New post', 'Button, educator')}
    </ButtonLink>
  </div>
)

export const allPostsPage = listScreen(allPosts, AllPostsPage)

export const myPostsPage = listScreen(myPosts, MyPostsPage)

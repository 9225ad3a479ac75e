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

export const myPostsRoute = { path: '/dashboard/my-posts', roles: ['educator'] }

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
    noun: ['post', 'posts'],
    filters: {
      state: tabs({
        label: 'Posts by state',
        options: allAnd({
          published: 'Published',
          review: 'To review',
          scheduled: 'Scheduled',
          draft: 'Drafts',
          deleted: 'Deleted',
        }),
      }),
      search: text({ label: 'Search titles', placeholder: 'Search titles' }),
      sort: order<'touched'>([{ value: 'touched', label: 'Recently changed', column: 'date', isDescending: true }]),
    },
    ...readsOf(async () => ({ list: (await loadContract()).listManagedPosts })),
    rowId: ({ slug }) => slug,
    rowName: (post) => nameOfPost(post.title),
    columns: [
      { id: 'post', header: 'Post', isTitle: true, cell: (post) => <PostCell post={post} /> },
      ...(isAdmin
        ? [
            {
              id: 'author',
              header: 'Author',
              hideFirst: true,
              cell: ({ author }: ManagedPost) => author?.name ?? formerMember.name,
            },
          ]
        : []),
      {
        id: 'categories',
        header: 'Categories',
        hideFirst: true,
        cell: ({ categories }) => categories.join(', ') || '–',
      },
      {
        id: 'state',
        header: 'Status',
        cell: (post) => (isAdmin ? <Standing post={post} /> : <PostState post={post} />),
      },
      {
        id: 'date',
        header: 'Date (IST)',
        hideFirst: true,
        cell: (post) => <span className="whitespace-nowrap">{dateOf(post)}</span>,
      },
      {
        id: 'actions',
        header: 'Actions',
        cell: (post) => <PostListActs post={post} isAdmin={isAdmin} />,
      },
    ],
    card: (post) => ({
      title: nameOfPost(post.title),
      badge: !(isAdmin && isSwitched(post)) && <PostState post={post} />,
      lines: [
        ...(isAdmin ? [post.author?.name ?? formerMember.name] : []),
        dateOf(post),
        post.categories.join(', '),
      ].filter(Boolean),
      actions: (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {isAdmin && isSwitched(post) && <Standing post={post} />}
          <PostListActs post={post} isAdmin={isAdmin} />
        </div>
      ),
    }),
    failed: { title: 'Failed to fetch blog posts', text: 'Posts and drafts are safe.' },
    empty: {
      title: 'No blog posts yet',
      text: isAdmin
        ? 'Drafts, posts to review and published posts appear here.'
        : 'Your drafts and posts appear here. Write one, then submit it for review.',
      link: { href: `${path}/new`, label: 'Write the first post' },
    },
    noneFound: {
      text: ({ state }) =>
        state === 'deleted'
          ? 'Deleted posts appear here for 30 days, and can be restored.'
          : 'No posts match these filters.',
      link: 'All posts',
    },
  })

function dateOf({ state, publishedAt, scheduledAt, submittedAt, updatedAt }: ManagedPost) {
  const day = (at: string) => dateInIndia(Date.parse(at))
  if (state === 'review' && submittedAt) return `Sent ${day(submittedAt)}`
  if (scheduledAt) return momentInIndia(Date.parse(scheduledAt))
  return publishedAt ? day(publishedAt) : `Edited ${day(updatedAt)}`
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
        <span className="line-clamp-2 font-semibold">{nameOfPost(post.title)}</span>
        <span className="line-clamp-1 text-meta text-muted">
          {post.hasUnsavedChanges ? 'Changes not published yet' : post.excerpt || '(no excerpt yet)'}
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
        aria-label={`Review ${nameOfPost(post.title)}`}
        className="relative z-1"
      >
        Review
      </ButtonLink>
    )}
    <RowActButtons acts={postActs} row={post} names={['restore', 'delete']} isInRow />
  </div>
)

const allPosts = managedPostList({
  path: '/dashboard/blog',
  title: 'Blog Posts',
  description: 'Every post, with its state and its author.',
  isAdmin: true,
})

const myPosts = managedPostList({
  path: '/dashboard/my-posts',
  title: 'My Posts',
  description: 'Your posts and drafts.',
  isAdmin: false,
})

const AllPostsPage = () => (
  <ListPage list={allPosts}>
    <Head href="/dashboard/blog/new">Readers see what is published. Educators submit their posts for review.</Head>
  </ListPage>
)

const MyPostsPage = () => (
  <ListPage list={myPosts}>
    <Head href="/dashboard/my-posts/new">Only you and the admins can see a draft. An admin publishes it.</Head>
  </ListPage>
)

const Head = ({ href, children }: { href: string; children: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 desk:px-6">
    <p className="text-dense text-muted">{children}</p>
    <ButtonLink href={href} icon={<Plus aria-hidden="true" />} className="max-desk:w-full">
      New post
    </ButtonLink>
  </div>
)

export const allPostsPage = listScreen(allPosts, AllPostsPage)

export const myPostsPage = listScreen(myPosts, MyPostsPage)

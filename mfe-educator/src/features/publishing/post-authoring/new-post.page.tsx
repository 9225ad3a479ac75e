import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { postLimits, postMessages } from '@kere/contracts/publishing/post-options'
import type { ApiClient } from '@kere/platform/api'
import type { Session } from '@kere/platform/border'
import { useRemote } from '@kere/platform/react/remote-tree'
import { NewDocument } from '@kere/screens/editor/new-document'
import { Section } from '@kere/ui/layout/section'
import { TextLink } from '@kere/ui/controls/link'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadContract, managedPostsName } from './post-draft.api.ts'
import { nameOfPost, postsPathOf, postListTitleOf } from './post-paths.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = [
  { path: '/dashboard/blog/new', roles: ['admin'] },
  { path: '/dashboard/my-posts/new', languages: ['kn', 'hi', 'ta'], roles: ['educator'] },
]

/** The page for a new post (S-438). Its address is made from the title (S-441). */
function NewPostPage() {
  const { api, context } = useRemote()
  return (
    <NewDocument
      title={t('New post', 'Title, educator')}
      lead={t('nobody else sees a draft.', 'Text, educator')}
      hint={t('You can change it later.', 'Hint, educator')}
      maxLength={postLimits.titleLength}
      required={postMessages.titleRequired}
      failed={t('Failed to create blog post', 'Text, educator')}
      steps={stepsOf(context.session)}
      create={async (title, idempotencyKey) => {
        const { createPost } = await loadContract()
        const { slug } = await api.call(createPost, { body: { title } }, { idempotencyKey })
        return `${postsPathOf(context.session)}/${slug}`
      }}
    >
      <Drafts />
    </NewDocument>
  )
}

const stepsOf = ({ user }: Pick<Session, 'user'>) =>
  [
    [t('Write', 'Step, educator'), t('Add text, tables, charts and pictures.', 'Text, educator')],
    [
      t('Look at it', 'Step, educator'),
      t('See it as readers will, on a page and in search results.', 'Text, educator'),
    ],
    [
      t('Publish', 'Step, educator'),
      user?.role === 'admin'
        ? t('Choose a cover and a category.', 'Text, educator')
        : t('Choose a cover and a category. An admin reads it first.', 'Text, educator'),
    ],
  ] as const

const draftsShown = 3

const draftsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [managedPostsName, 'drafts'],
    queryFn: async ({ signal }) =>
      (
        await api.call(
          (await loadContract()).listManagedPosts,
          { query: { state: 'draft', limit: draftsShown } },
          { signal },
        )
      ).items,
  })

/** Drafts that wait to be finished, so that nobody begins a post twice. */
function Drafts() {
  const { api, context } = useRemote()
  const { data = [] } = useQuery(draftsQuery(api))
  if (data.length === 0) return null
  return (
    <Section title={t('Drafts to finish', 'Title, educator')} rule="below">
      <ul>
        {data.map(({ slug, title }) => (
          <li key={slug} className="border-b border-hairline">
            <TextLink
              href={`${postsPathOf(context.session)}/${slug}`}
              className="inline-flex min-h-11 items-center text-dense wrap-anywhere"
            >
              <span lang={title.trim() ? englishHere : undefined}>{nameOfPost(title)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const page: PageModule = {
  component: NewPostPage,
  describe: ({ session }) =>
    describeInDashboard({
      title: t('New post', 'Title, educator'),
      description: t('Begin a post for the blog.', 'Text, educator'),
      path: `${postsPathOf(session)}/new`,
      above: [{ label: postListTitleOf(session), path: postsPathOf(session) }],
    }),
}

import { t } from '@kere/brand/messages'
import type { ManagedPost } from '@kere/contracts/publishing/post-authoring'
import { namedRefusal, type RowActs } from '@kere/screens/row-acts'
import Trash2 from 'lucide-react/icons/trash-2'
import { loadContract, managedPostsName } from './post-draft.api.ts'
import { nameOfPost } from './post-paths.ts'

type Subject = Pick<ManagedPost, 'id' | 'slug' | 'version' | 'title' | 'state' | 'isPublished' | 'goesAt'>

const nameOf = ({ title }: Subject) => nameOfPost(title)

const isKept = ({ goesAt }: Subject) => goesAt === null

export const postActs: RowActs<Subject, 'publish' | 'unpublish' | 'delete' | 'restore'> = {
  list: managedPostsName,
  countedBy: 'state',
  nameOf,
  tellRefusal: (error, post, open) =>
    namedRefusal(nameOf(post), error, () => open(`/dashboard/blog/${post.slug}`), 'post_incomplete'),
  acts: {
    publish: {
      label: t('Publish', 'Label, educator'),
      patch: () => ({ isPublished: true, state: 'published' }),
      async call(api, post) {
        const { id, version } = post
        const row = await api.call((await loadContract()).publishPost, { params: { id }, body: { version } })
        return {
          row,
          text: t('{title} is published', { title: nameOf(post) }, 'Message, educator'),
          undo: post.isPublished ? undefined : 'unpublish',
        }
      },
    },
    unpublish: {
      label: t('Unpublish', 'Label, educator'),
      patch: () => ({ isPublished: false, state: 'draft' }),
      async call(api, post) {
        const row = await api.call((await loadContract()).unpublishPost, { params: { id: post.id } })
        return {
          row,
          text: t('{title} is unpublished. Readers no longer see it.', { title: nameOf(post) }, 'Message, educator'),
          undo: post.isPublished ? 'publish' : undefined,
        }
      },
    },
    delete: {
      label: t('Delete', 'Label, educator'),
      icon: <Trash2 aria-hidden="true" />,
      shortcut: '#',
      isOffered: (post, user) => isKept(post) && (user?.role === 'admin' || !post.isPublished),
      removes: true,
      question: (post) => ({
        title: t('Are you sure you want to delete this post?', 'Title, educator'),
        text: (
          <>
            <p className="font-semibold wrap-anywhere text-ink">{nameOf(post)}</p>
            <p className="mt-1.5">
              {post.isPublished && `${t('Readers no longer see it.', 'Text, educator')} `}
              {t('You can restore it as a draft for 30 days.', 'Text, educator')}
            </p>
          </>
        ),
        submit: t('Delete', 'Button, educator'),
        busy: t('Deleting', 'Button, busy, educator'),
        isDanger: true,
      }),
      async call(api, post) {
        await api.call((await loadContract()).deletePost, { params: { id: post.id } })
        return {
          text: t('{title} is deleted. You can restore it for 30 days.', { title: nameOf(post) }, 'Message, educator'),
          undo: 'restore',
        }
      },
    },
    restore: {
      label: t('Restore', 'Label, educator'),
      isOffered: (post) => !isKept(post),
      removes: true,
      async call(api, post) {
        await api.call((await loadContract()).restorePost, { params: { id: post.id } })
        return { text: t('{title} is restored as a draft', { title: nameOf(post) }, 'Message, educator') }
      },
    },
  },
}

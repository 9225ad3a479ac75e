import type { EndpointInput } from '@kere/contracts/http/endpoint'
import type { PostDraft, savePostDraft } from '@kere/contracts/publishing/post-authoring'
import { emptyPost } from '@kere/contracts/publishing/post-draft'
import type { ApiClient } from '@kere/platform/api'
import { createLocalCopy, type Versioned } from '@kere/platform/local-copies'
import { createDocument } from '@kere/screens/editor/saved-document'
import type { QueryClient } from '@tanstack/react-query'
import { draftQuery, loadContract, patchDraft } from './post-draft.api.ts'

export type PostDetails = PostDraft['details']

type SentDetails = EndpointInput<typeof savePostDraft>['body']['details']

export const valueOf = ({ version, details }: PostDraft): Versioned<PostDetails> => ({ version, value: details })

interface EditorOptions {
  api: ApiClient
  cache: QueryClient
  userId: string
  first: PostDraft
}

export function createPostEditor({ api, cache, userId, first: { id, slug, ...draft } }: EditorOptions) {
  const post = createDocument<PostDetails>({
    first: valueOf({ id, slug, ...draft }),
    copy: createLocalCopy({ userId, name: `post.${id}`, isValue: isDetails }),
    conflictCode: 'post_changed',
    async save(value, version, idempotencyKey) {
      const answer = await api.call(
        (await loadContract()).savePostDraft,
        {
          params: { id },
          // The draft is sent as it was received, so that values that only a newer API knows are kept.
          body: { version, details: value as SentDetails },
        },
        { idempotencyKey },
      )
      patchDraft(cache, slug, { ...answer, details: value })
      return { value, version: answer.version }
    },
    async load() {
      const stored = await cache.query({ ...draftQuery(api, slug), staleTime: 0 })
      if (stored) return valueOf(stored)
      return valueOf(await api.call((await loadContract()).getPostDraft, { params: { slug } }))
    },
    isSame: (left, right) => JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)),
  })
  return {
    id,
    slug,
    post,
    open() {
      const retry = () => void post.flush()
      globalThis.addEventListener('online', retry)
      return () => {
        globalThis.removeEventListener('online', retry)
        post.rest()
      }
    },
  }
}

export type PostEditor = ReturnType<typeof createPostEditor>

const sorted = (details: PostDetails) => Object.entries(details).toSorted(([left], [right]) => (left < right ? -1 : 1))

const isDetails = (value: unknown): value is PostDetails =>
  typeof value === 'object' &&
  value !== null && // A draft that this browser kept before there were languages has none.
  Object.keys(emptyPost).every((name) => name === 'language' || Object.hasOwn(value, name))

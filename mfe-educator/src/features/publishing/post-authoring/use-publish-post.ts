import { t } from '@kere/brand/messages'
import type { ManagedPost, PostDraft } from '@kere/contracts/publishing/post-authoring'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { listKey } from '@kere/screens/list-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { draftQuery, loadContract, managedPostsName, patchDraft } from './post-draft.api.ts'
import type { PostEditor } from './post-editor.ts'
import { postsPathOf } from './post-paths.ts'

type Answer = Omit<
  ManagedPost,
  'title' | 'excerpt' | 'coverImage' | 'coverDrawing' | 'author' | 'categories' | 'updatedAt'
>

type Contract = Awaited<ReturnType<typeof loadContract>>

type Call = (api: ApiClient, contract: Contract, version: number) => Promise<Answer>

/** Publishes, submits or withdraws a post. Unsaved text is saved first, so that it is part of the result. */
export function usePublishPost(draft: PostDraft, editor: PostEditor) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const params = { id: draft.id }

  async function run(name: string, text: string, call: Call, undo?: { label: string; text: string; call: Call }) {
    setBusyWith(name)
    setFailure(null)
    try {
      if (!(await editor.post.flush())) throw editor.post.state.failure ?? new Error('Not saved')
      const answer = await call(api, await loadContract(), editor.post.version)
      patchDraft(cache, editor.slug, { ...answer, ...(answer.submittedAt && { reviewNote: null }) })
      void cache.invalidateQueries({ queryKey: listKey({ name: managedPostsName }) })
      void cache.invalidateQueries({ queryKey: draftQuery(api, editor.slug).queryKey })
      setRefusals(0)
      context.notify({
        tone: 'success',
        text,
        ...(undo && { action: { label: undo.label, run: () => void run('undo', undo.text, undo.call) } }),
      })
      if (answer.slug !== editor.slug)
        void navigate(`${postsPathOf(context.session)}/${answer.slug}`, { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError))
        return context.notify({
          tone: 'error',
          text: t('Your last changes are not saved yet.', 'Text, educator'),
        })
      if (error.code === 'post_incomplete') return setRefusals((count) => count + 1)
      setFailure(error)
    } finally {
      setBusyWith(null)
    }
  }

  const unpublish: Call = (client, { unpublishPost }) => client.call(unpublishPost, { params })

  return {
    busyWith,
    refusals,
    failure,
    /** The error for the time that the user is typing. */
    timeError: failure?.errors?.find(({ pointer }) => pointer === '/body/at')?.detail,
    publish: () =>
      void run(
        'publish',
        draft.isPublished
          ? t('The changes are published', 'Text, educator')
          : t('The post is published', 'Text, educator'),
        (client, { publishPost }, version) => client.call(publishPost, { params, body: { version } }),
        draft.isPublished
          ? undefined
          : {
              label: t('Undo', 'Label, educator'),
              text: t('The post is unpublished', 'Text, educator'),
              call: unpublish,
            },
      ),
    schedule: (at: string) =>
      void run('schedule', t('The post is scheduled', 'Text, educator'), (client, { publishPost }, version) =>
        client.call(publishPost, { params, body: { version, at } }),
      ),
    unpublish: () =>
      void run(
        'unpublish',
        draft.isPublished
          ? t('The post is unpublished', 'Text, educator')
          : t('The post is no longer scheduled', 'Text, educator'),
        unpublish,
      ),
    submit: (note: string) =>
      void run(
        'submit',
        t('Sent for review. We usually answer within 3 days.', 'Text, educator'),
        (client, { submitPost }, version) => client.call(submitPost, { params, body: { version, note } }),
      ),
    withdraw: () =>
      void run('withdraw', t('The post is a draft again', 'Text, educator'), (client, { withdrawPost }) =>
        client.call(withdrawPost, { params }),
      ),
    sendBack: (note: string) =>
      void run(
        'sendBack',
        t('The post is sent back to its author', 'Text, educator'),
        (client, { sendPostBack }, version) =>
          client.call(sendPostBack, { params, query: { version }, body: { note } }),
      ),
    restore: () =>
      void run('restore', t('The post is restored as a draft', 'Text, educator'), (client, { restorePost }) =>
        client.call(restorePost, { params }),
      ),
  }
}

export type Publishing = ReturnType<typeof usePublishPost>

import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/screens/count'
import { managedEventsName } from '@kere/screens/event-acts'
import { listKey } from '@kere/screens/list-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { draftKey, loadContract, patchDraft } from './event-draft.api.ts'

export function useCancelEvent({ id, title }: { id: string; title: string }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const params = { id }

  const follow = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: draftKey(id) }),
      cache.invalidateQueries({ queryKey: listKey({ name: managedEventsName }) }),
    ])
  const fail = (error: Error) => {
    const reason = error instanceof ApiError ? error.message : 'Failed to update event'
    context.notify({ tone: 'error', text: `${title}: ${reason.replace(/\.$/, '')}.` })
    void follow()
  }

  const undo = useMutation({
    mutationFn: async () => api.call((await loadContract()).undoEventCancellation, { params }),
    onSuccess: (state) => {
      patchDraft(cache, id, state)
      context.notify({ tone: 'success', text: `${title} takes place after all. Nobody was told.` })
      void follow()
    },
    onError: fail,
  })
  const cancel = useMutation({
    mutationFn: async (message: string) => api.call((await loadContract()).cancelEvent, { params, body: { message } }),
    onSuccess: ({ mailedCount, ...state }) => {
      patchDraft(cache, id, state)
      const told = mailedCount > 0 ? ` ${countOf(mailedCount, ['person', 'people'])} will be told by email.` : ''
      context.notify({
        tone: 'success',
        text: `${title} is cancelled.${told}`,
        action: { label: 'Undo', run: () => undo.mutate() },
      })
      void follow()
    },
    onError: fail,
  })
  return (message: string) => cancel.mutate(message)
}

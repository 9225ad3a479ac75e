import { t } from '@kere/brand/messages'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { peoplePath } from './people-address.ts'

const loadContract = () => import('@kere/contracts/people/profile-blocks')

/** Blocks a person. Afterwards neither can find the other (W-51). */
export function BlockPerson({ kind, id, name }: { kind: PeopleKind; id: string; name: string }) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const navigate = useNavigate()
  const forget = () =>
    Promise.all([['people'], ['person']].map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'none' })))
  const unblock = useMutation({
    mutationFn: async () => api.call((await loadContract()).unblockPerson, { params: { id } }),
    onSuccess: async () => {
      await forget()
      context.notify({ tone: 'success', text: t('{name} is no longer blocked', { name }, 'Message') })
    },
    onError: (error) => context.notify({ tone: 'error', text: whyOf(error) }),
  })
  const block = useMutation({
    mutationFn: async () => api.call((await loadContract()).blockPerson, { params: { id } }),
    onSuccess: async () => {
      await forget()
      void navigate(peoplePath(kind))
      context.notify({
        tone: 'success',
        text: t('{name} is blocked. You no longer find each other.', { name }, 'Message'),
        action: { label: t('Undo', 'Button'), run: () => unblock.mutate() },
      })
    },
  })
  return (
    <>
      <Button variant="quiet" size="toolbar" isBusy={block.isPending} onClick={() => block.mutate()}>
        {t('Block', 'Button: a person, so that neither finds the other')}
      </Button>
      {block.error && <RefusedAct>{whyOf(block.error)}</RefusedAct>}
    </>
  )
}

const whyOf = (error: Error) =>
  error instanceof ApiError ? error.message : t('Nothing was changed. Try again.', 'Error')

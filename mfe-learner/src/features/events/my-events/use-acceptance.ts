import { useRemote } from '@kere/platform/react/remote-tree'
import { useMutation } from '@tanstack/react-query'
import { orderHref } from './my-events-address.ts'
import { acceptanceMutation } from './my-events.api.ts'

export function useAcceptance() {
  const { api, context } = useRemote()
  const acceptance = useMutation(acceptanceMutation(api))
  return {
    pendingId: acceptance.isPending ? acceptance.variables : null,
    accept: (event: { id: string; title: string }) =>
      acceptance.mutate(event.id, {
        onSuccess: ({ orderId }) => {
          if (orderId !== null) return context.navigation.push(orderHref(orderId))
          context.notify({ tone: 'success', text: `The seat is yours: ${event.title}.` })
        },
        onError: (error) => context.notify({ tone: 'error', text: `You did not get the seat. ${error.message}` }),
      }),
  }
}

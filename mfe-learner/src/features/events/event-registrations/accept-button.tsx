import { t } from '@kere/brand/messages'
import { eventRelations } from '@kere/contracts/events/event-relations'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { orderHref } from './my-events-address.ts'
import { acceptanceMutation } from './my-events.api.ts'

interface AcceptButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className' | 'aria-label'> {
  event: { id: string; title: string }
  /**
   * Called with the reason, which the parent shows, because the button disappears with the seat. `null` clears it
   * before another try.
   */
  onRefused: (why: string | null) => void
}

export function AcceptButton({ event, onRefused, ...look }: AcceptButtonProps) {
  const { api, context } = useRemote()
  const acceptance = useMutation({
    ...acceptanceMutation(api),
    onMutate: () => onRefused(null),
    onError: ({ message }) =>
      onRefused(t('You did not get the seat. {reason}', { reason: message }, 'Error, my events')),
  })
  const accept = () =>
    acceptance.mutate(event.id, {
      onSuccess: ({ orderId }) => {
        if (orderId !== null) return context.navigation.push(orderHref(orderId))
        context.notify({
          tone: 'success',
          text: t('The seat is yours: {title}.', { title: event.title }, 'Message, my events'),
        })
      },
    })
  return (
    <Button
      {...look}
      isBusy={acceptance.isPending}
      busyLabel={t('Accepting', 'Button while it works, my events')}
      onClick={accept}
    >
      {eventRelations.offered.main.label}
    </Button>
  )
}

import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { eventStandingQuery, type ShownEvent } from './event.api.ts'

export function useIsFree({ id }: ShownEvent): boolean {
  const { api, context } = useRemote()
  const isKnownReader = context.session.user?.isOnboarded === true
  const { data, isPending } = useQuery({ ...eventStandingQuery(api, id), enabled: isKnownReader })
  if (!isKnownReader) return true
  return !isPending && !data?.isOwn && (data?.registration?.status ?? 'cancelled') === 'cancelled'
}

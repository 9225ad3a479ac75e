import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { ownEmailQuery, ownName } from './own-details.ts'

/** Returns the signed-in user's details for a form. The email may arrive late and then fills an untouched field. */
export function useOwnDetails() {
  const { api, context } = useRemote()
  const { user } = context.session
  const { data } = useQuery(user ? ownEmailQuery(api, user) : noQuery)
  return { name: ownName(user), email: data ?? undefined }
}

const noQuery = { queryKey: ['own-email'], queryFn: () => null, enabled: false }

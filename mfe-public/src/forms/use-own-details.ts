import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { ownEmailQuery, ownName } from './own-details.ts'

/** What a form knows of who is signed in. The email may come late: a field that holds nothing typed then takes it over. */
export function useOwnDetails() {
  const { api, context } = useRemote()
  const { user } = context.session
  const { data } = useQuery(user ? ownEmailQuery(api, user) : noQuery)
  return { name: ownName(user), email: data ?? undefined }
}

const noQuery = { queryKey: ['own-email'], queryFn: () => null, enabled: false }

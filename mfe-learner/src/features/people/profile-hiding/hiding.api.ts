import type { Hiding } from '@kere/contracts/people/profile-reports'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/people/profile-reports')

const queryKey = ['own-hiding'] as const

export const hidingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Hiding> =>
      (await api.call((await loadContract()).getOwnHiding, {}, { signal })).hiding,
  })

export const hidingReplyMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (text: string) =>
      (await api.call((await loadContract()).replyToHiding, { body: { text } })).hiding,
    onSuccess: (hiding, _text, _before, { client }) => {
      client.setQueryData(queryKey, hiding)
    },
  })

export const checkReply = async (text: string) =>
  (await loadContract()).newHidingReply.safeParse({ text }).error?.issues[0]?.message

import { t } from '@kere/brand/messages'
import type { LabSubmission, LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { ApiError, type ApiClient, orNull } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

export const loadWorkspaces = () => import('@kere/contracts/labs/lab-workspaces')

export const loadRequests = () => import('@kere/contracts/labs/lab-team-requests')

export const loadUpdates = () => import('@kere/contracts/labs/lab-updates')

type Contract = Awaited<ReturnType<typeof loadWorkspaces>>

type Call = (api: ApiClient, contract: Contract) => Promise<LabWorkspace | void>

/** `null` if the reader is not in the lab. */
export const workspaceQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['lab-workspace', id],
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<LabWorkspace | null> =>
      orNull(api.call((await loadWorkspaces()).getLabWorkspace, { params: { id } }, { signal })),
  })

export const versionsQuery = (api: ApiClient, { id, versions }: Pick<LabSubmission, 'id' | 'versions'>) =>
  queryOptions({
    queryKey: ['lab-versions', id, versions],
    queryFn: async ({ signal }) =>
      (await api.call((await loadWorkspaces()).listLabVersions, { params: { id } }, { signal })).items,
  })

/** The key of the updates begins the keys of their replies, so that both are fetched again together. */
interface Which {
  lab: string
  replyTo?: string
  sort?: 'oldest'
  limit: number
}

const updatesOf = (api: ApiClient, key: readonly string[], which: Which) =>
  infiniteQueryOptions({
    queryKey: ['lab-updates', ...key],
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }) => {
      const { listLabUpdates } = await loadUpdates()
      const query = { ...which, ...(pageParam && { cursor: pageParam }) }
      return api.call(listLabUpdates, { query }, { signal })
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const updatesQuery = (api: ApiClient, lab: string) =>
  updatesOf(api, [lab], { lab, limit: workspaceLimits.perUpdatesPage })

export const repliesQuery = (api: ApiClient, lab: string, replyTo: string) =>
  updatesOf(api, [lab, replyTo], { lab, replyTo, sort: 'oldest', limit: workspaceLimits.perRepliesPage })

/**
 * Runs an action and shows the API's answer at once. After a refusal, the page is fetched again and the part with the
 * button shows the reason. Actions of one part run one after another, so that an older answer cannot replace a newer
 * one. The same action twice runs once.
 */
export function useWorkspaceAct(id: string) {
  const { context } = useRemote()
  const api = useAttempts()
  const cache = useQueryClient()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const underWay = useRef(new Map<string, Promise<boolean>>())
  const perform = async (call: Call, done: string | undefined): Promise<boolean> => {
    try {
      const workspace = await call(api, await loadWorkspaces())
      if (workspace) {
        // An answer that was asked for before the act, and arrives after it, would show the workspace as it was.
        await cache.cancelQueries(workspaceQuery(api, id))
        cache.setQueryData(workspaceQuery(api, id).queryKey, workspace)
      } else await cache.invalidateQueries(workspaceQuery(api, id))
      if (done) context.notify({ tone: 'success', text: done })
      return true
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('Something went wrong. Try again.', 'Text, labs'))
      void cache.invalidateQueries(workspaceQuery(api, id))
      return false
    }
  }
  const run = async (name: string, call: Call, done?: string): Promise<boolean> => {
    if (underWay.current.has(name)) return false
    const before = [...underWay.current.values()].at(-1)
    const act = Promise.resolve(before).then(() => perform(call, done))
    underWay.current.set(name, act)
    setBusyWith(name)
    setRefusal(null)
    const isDone = await act
    underWay.current.delete(name)
    setBusyWith((now) => (now === name ? null : now))
    return isDone
  }
  return { run, busyWith, refusal }
}

export type WorkspaceAct = ReturnType<typeof useWorkspaceAct>

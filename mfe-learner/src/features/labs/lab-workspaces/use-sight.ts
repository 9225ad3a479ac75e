import type { LabUpdate } from '@kere/contracts/labs/lab-updates'
import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect } from 'react'
import { loadWorkspaces } from './workspace.api.ts'

/** Tells the API up to which time the page shows the workspace, once the updates are loaded too. */
export function useSight({ lab, submissions, seenUntil }: LabWorkspace, updates: readonly LabUpdate[] | undefined) {
  const { api } = useRemote()
  const shown = [
    ...submissions.map(({ submittedAt }) => submittedAt),
    ...(updates ?? []).map(({ at, lastReplyAt }) => lastReplyAt ?? at),
  ]
  const until = shown.toSorted().at(-1)
  const isNew = updates !== undefined && until !== undefined && until > (seenUntil ?? '')
  useEffect(() => {
    if (!isNew) return
    const tell = async () => {
      const { seeLabWorkspace } = await loadWorkspaces()
      await api.call(seeLabWorkspace, { params: { id: lab.id }, body: { until } })
    }
    // A failure is ignored, because the next visit reports it again.
    tell().catch(() => undefined)
  }, [api, lab.id, isNew, until])
}

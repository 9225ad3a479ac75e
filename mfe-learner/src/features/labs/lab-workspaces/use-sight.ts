import type { LabUpdate } from '@kere/contracts/labs/lab-updates'
import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect, useRef } from 'react'
import { loadWorkspaces } from './workspace.api.ts'

interface FirstPage {
  items: readonly LabUpdate[]
  asOf?: string | undefined
}

/**
 * Tells the API up to which time the page shows the workspace, once the updates are loaded too, and again whenever
 * something newer appears.
 */
export function useSight({ lab, submissions }: LabWorkspace, page: FirstPage | undefined) {
  const { api } = useRemote()
  const told = useRef<string | null>(null)
  const shown = [
    ...submissions.map(({ submittedAt }) => submittedAt),
    ...(page?.items ?? []).map(({ at, lastReplyAt }) => lastReplyAt ?? at),
  ]
  const newest = shown.toSorted().at(-1) ?? ''
  const until = page === undefined ? '' : (page.asOf ?? newest)
  useEffect(() => {
    if (!until || (told.current !== null && newest <= told.current)) return
    told.current = newest
    const tell = async () => {
      const { seeLabWorkspace } = await loadWorkspaces()
      await api.call(seeLabWorkspace, { params: { id: lab.id }, body: { until } })
    }
    // A failure is ignored, because the next visit reports it again.
    tell().catch(() => undefined)
  }, [api, lab.id, newest, until])
}

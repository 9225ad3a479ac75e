import { workspaceMessages } from '@kere/contracts/labs/lab-workspace-options'
import { ApiError } from '@kere/platform/api'
import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { useOneAtATime } from '@kere/screens/use-one-at-a-time'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loadUpdates, updatesQuery, workspaceQuery } from './workspace.api.ts'

interface NewUpdateOptions {
  labId: string
  more: { pictureImage?: string; replyTo?: string }
  onPosted?: () => void
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Holds an update or a reply while it is written. The text is kept on the device until it is posted. */
export function useNewUpdate({ labId, more, onPosted }: NewUpdateOptions) {
  const { context } = useRemote()
  const api = useAttempts()
  const cache = useQueryClient()
  const [copy] = useState(() =>
    createLocalCopy({
      userId: context.session.user?.id ?? '',
      name: `lab-update.${more.replyTo ?? labId}`,
      isValue: isText,
    }),
  )
  const [text, setText] = useState(() => copy.take()?.value ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const write = (typed: string) => {
    setText(typed)
    setError(null)
    copy.write({ value: typed, version: 1 })
  }
  const post = useOneAtATime(async () => {
    const { newLabUpdate, postLabUpdate } = await loadUpdates()
    const result = newLabUpdate.safeParse({ text, ...more })
    if (!result.success) return setError(result.error.issues[0]?.message ?? workspaceMessages.updateRequired)
    setBusy(true)
    try {
      await api.call(postLabUpdate, { params: { id: labId }, body: result.data })
      copy.clear()
      setText('')
      onPosted?.()
      await cache.invalidateQueries(updatesQuery(api, labId))
    } catch (reason) {
      // The typed text stays, even if its author was removed from the lab meanwhile.
      setError(reason instanceof ApiError ? reason.message : workspaceMessages.postFailed)
      void cache.invalidateQueries(workspaceQuery(api, labId))
      void cache.invalidateQueries(updatesQuery(api, labId))
    } finally {
      setBusy(false)
    }
  })
  return { text, write, error, isBusy, post }
}

import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useState } from 'react'

/** Stored for this account until it is sent. */
export function useDraft(id: string) {
  const { user } = useRemote().context.session
  const [copy] = useState(() => createLocalCopy({ userId: user?.id ?? '', name: `reply.${id}`, isValue: isText }))
  const [draft, setDraft] = useState(() => copy.take()?.value ?? '')
  const write = (text: string) => {
    setDraft(text)
    if (text) copy.write({ value: text, version: 0 })
    else copy.clear()
  }
  return [draft, write] as const
}

const isText = (value: unknown): value is string => typeof value === 'string'

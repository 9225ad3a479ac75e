import { useState } from 'react'

const keyOf = (id: string) => `kere.reply.${id}`

/** Kept for this tab until it is sent. */
export function useDraft(id: string) {
  const [draft, setDraft] = useState(() => read(id))
  const write = (text: string) => {
    setDraft(text)
    try {
      if (text) sessionStorage.setItem(keyOf(id), text)
      else sessionStorage.removeItem(keyOf(id))
    } catch {
      // Full or forbidden: it then lasts as long as the panel.
    }
  }
  return [draft, write] as const
}

function read(id: string) {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

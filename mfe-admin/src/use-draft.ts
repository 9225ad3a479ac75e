import { useState } from 'react'

const keyOf = (messageId: string) => `kere.contact.reply.${messageId}`

/** A reply that is being written: kept for this tab until it is sent, whatever page is visited meanwhile. */
export function useDraft(messageId: string) {
  const [draft, setDraft] = useState(() => read(messageId))
  const write = (text: string) => {
    setDraft(text)
    try {
      if (text) sessionStorage.setItem(keyOf(messageId), text)
      else sessionStorage.removeItem(keyOf(messageId))
    } catch {
      // Full or forbidden: it then lasts as long as the panel.
    }
  }
  return [draft, write] as const
}

function read(messageId: string) {
  try {
    return sessionStorage.getItem(keyOf(messageId)) ?? ''
  } catch {
    return ''
  }
}

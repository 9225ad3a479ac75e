import { useState } from 'react'
import type { ApiClient } from '../api.ts'
import { underAttempts } from '../attempts.ts'
import { useRemote } from './remote-tree.tsx'

/**
 * Gives a client for a form that adds something: if the form is sent again after a lost answer, it still adds only
 * once.
 */
export function useAttempts(): ApiClient {
  const { api } = useRemote()
  const [client] = useState(() => underAttempts(api))
  return client
}

import { useState } from 'react'
import type { ApiClient } from '../api.ts'
import { underAttempts } from '../attempts.ts'
import { useRemote } from './remote-tree.tsx'

/** For a form that adds something: sent again after a lost answer, it adds it once. */
export function useAttempts(): ApiClient {
  const { api } = useRemote()
  const [client] = useState(() => underAttempts(api))
  return client
}

import type { Submission } from '../submission.ts'
import { useRemote } from './remote-tree.tsx'

/** What this form of the page came back with: typed values and why it was refused; `null` where it was not sent. */
export function useSubmission(form: string): Submission | null {
  const { submission } = useRemote().request
  return submission?.form === form ? submission : null
}

import type { Submission } from '../submission.ts'
import { useRemote } from './remote-tree.tsx'

/** Typed values and why they were refused; `null` where this form was not sent. */
export function useSubmission(form: string): Submission | null {
  const { submission } = useRemote().request
  return submission?.form === form ? submission : null
}

import type { Submission } from '../submission.ts'
import { useRemote } from './remote-tree.tsx'

export function useSubmission(form: string): Submission | null {
  const { submission } = useRemote().request
  return submission?.form === form ? submission : null
}

import { type ApiDocument, growthRefusals } from './api-growth.ts'

interface Judged {
  /** What clients may have read already: the documents of the main branch. */
  released: readonly ApiDocument[]
  /** What the working tree says until now. */
  written: ApiDocument
  next: ApiDocument
  excused: ReadonlySet<string>
}

interface Judgement {
  /** What would break a client of what is released. */
  refusals: string[]
  /** What only this branch has had, and may take back. */
  takenBack: string[]
}

/** Without anything released, as in a copy that has no history, the working tree stands for it. */
export function judgeGrowth({ released, written, next, excused }: Judged): Judgement {
  const before = released.length > 0 ? released : [written]
  const breaking = new Set(before.flatMap((document) => growthRefusals(document, next)))
  const refusals = [...breaking].filter((change) => !excused.has(change))
  const takenBack = growthRefusals(written, next).filter((change) => !breaking.has(change))
  return { refusals, takenBack }
}

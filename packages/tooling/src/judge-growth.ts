import { type ApiDocument, growthRefusals } from './api-growth.ts'

interface Judged {
  /** The documents of the main branch, which clients may have read already. */
  released: readonly ApiDocument[]
  /** The document that is committed now. */
  written: ApiDocument
  next: ApiDocument
  excused: ReadonlySet<string>
}

interface Judgement {
  /** Changes that would break a client of a released document. */
  refusals: string[]
  takenBack: string[]
}

/** If nothing is released, as in a copy without history, the working tree takes its place. */
export function judgeGrowth({ released, written, next, excused }: Judged): Judgement {
  const before = released.length > 0 ? released : [written]
  const breaking = new Set(before.flatMap((document) => growthRefusals(document, next)))
  const refusals = [...breaking].filter((change) => !excused.has(change))
  const takenBack = growthRefusals(written, next).filter((change) => !breaking.has(change))
  return { refusals, takenBack }
}

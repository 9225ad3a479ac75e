import { type ApiDocument, growthRefusals } from './api-growth.ts'

interface Judged {
  /** The documents of the main branch, which clients may already use. */
  released: readonly ApiDocument[]
  /** The committed document. */
  written: ApiDocument
  next: ApiDocument
  excused: ReadonlySet<string>
}

interface Judgement {
  /** The changes that would break a client of a released document. */
  refusals: string[]
  takenBack: string[]
}

/** Without a released document, as in a copy without history, the committed one is used instead. */
export function judgeGrowth({ released, written, next, excused }: Judged): Judgement {
  const before = released.length > 0 ? released : [written]
  const breaking = new Set(before.flatMap((document) => growthRefusals(document, next)))
  const refusals = [...breaking].filter((change) => !excused.has(change))
  const takenBack = growthRefusals(written, next).filter((change) => !breaking.has(change))
  return { refusals, takenBack }
}

import * as seeds from '../seed.registry.ts'
import type { SeededDocument } from './base/seeded-document.ts'

/** What the seed's rows of files stand for; whoever has the buckets puts it there. */
export const seededDocuments: readonly SeededDocument[] = Object.values(seeds).flatMap((seed) =>
  'documents' in seed ? seed.documents : [],
)

import * as seeds from '../seed.registry.ts'
import type { SeededDocument } from './base/seeded-document.ts'

/** The files to which the seed's rows refer. The caller uploads them to the buckets. */
export const seededDocuments: readonly SeededDocument[] = Object.values(seeds).flatMap((seed) =>
  'documents' in seed ? seed.documents : [],
)

import { documentBucketNames } from '@kere/contracts/files/file-kind'
import type { SeededBucket } from '@kere/d1/seed/base/seeded-document'

interface Bucket {
  head: (key: string) => Promise<unknown>
  put: (key: string, bytes: Uint8Array, options?: { httpMetadata: { contentType: string } }) => Promise<unknown>
}

export type DocumentBuckets = Readonly<Record<SeededBucket, Bucket>>

/** Returns the binding's name in `workers/api/wrangler.toml`: `job-applications` gives `JOB_APPLICATIONS`. */
const bindingOf = (name: SeededBucket) => name.toUpperCase().replaceAll('-', '_')

const names: readonly SeededBucket[] = ['media', ...documentBucketNames]

/** The buckets into which the seed writes files, by their bindings. */
export const seededBuckets = Object.fromEntries(names.map((name) => [bindingOf(name), name]))

export async function readDocumentBuckets(find: (binding: string) => Promise<Bucket>): Promise<DocumentBuckets> {
  const found = await Promise.all(names.map(async (name) => [name, await find(bindingOf(name))] as const))
  return Object.fromEntries(found) as DocumentBuckets
}

import { documentBucketNames, type DocumentBucket } from '@kere/contracts/files/file-kind'

interface Bucket {
  put: (key: string, bytes: Uint8Array, options: { httpMetadata: { contentType: string } }) => Promise<unknown>
}

export type DocumentBuckets = Readonly<Record<DocumentBucket, Bucket>>

/** Returns the binding's name in `workers/api/wrangler.toml`: `job-applications` gives `JOB_APPLICATIONS`. */
const bindingOf = (name: DocumentBucket) => name.toUpperCase().replaceAll('-', '_')

export const documentBindings = Object.fromEntries(documentBucketNames.map((name) => [bindingOf(name), name]))

export async function readDocumentBuckets(find: (binding: string) => Promise<Bucket>): Promise<DocumentBuckets> {
  const found = await Promise.all(documentBucketNames.map(async (name) => [name, await find(bindingOf(name))] as const))
  return Object.fromEntries(found) as DocumentBuckets
}

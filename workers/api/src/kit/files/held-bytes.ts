import { DomainError } from '../../base/domain-error.ts'

/** An isolate has 128 MB for everything that runs in it; less than half of them may hold files. */
const mostBytes = 60 * 1024 * 1024

let heldBytes = 0

/**
 * Runs the work while the file's size is reserved in memory, from before its first byte is read until the bucket has
 * it. If there is no room, the file is refused at once: in a queue, slow senders could make everybody wait.
 * @throws {DomainError} `upload_failed`
 */
export async function withHeldBytes<T>(
  bytes: number,
  { failed }: { failed: string },
  work: () => Promise<T>,
): Promise<T> {
  if (heldBytes + bytes > mostBytes) throw new DomainError('upload_failed', failed)
  heldBytes += bytes
  try {
    return await work()
  } finally {
    heldBytes -= bytes
  }
}

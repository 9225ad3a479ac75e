import { DomainError } from '../../base/domain-error.ts'

/** An isolate has 128 MB for all that it does at once: less than half of them are for files on their way. */
const mostBytes = 60 * 1024 * 1024

let heldBytes = 0

/**
 * A file is held whole from before its first byte is read until its bucket has it. With no room left it is refused for the moment, as
 * files that come slowly would let everybody wait.
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

import type { FileKind } from '@kere/contracts/file-kind'
import type { FileKindName } from '@kere/contracts/file-kinds'
import type { StoredFile } from '@kere/contracts/files'
import { ApiError, type ApiClient } from '@kere/platform/api'

const loadContract = () => import('@kere/contracts/files')

export type KnownKind = FileKind & { name: FileKindName }

interface Sending {
  signal: AbortSignal
  /** A share, 0 to 1. */
  onProgress: (share: number) => void
}

/** A retry after a broken connection goes on with the upload that was begun. */
export interface FileUpload {
  /** @throws {ApiError} */
  send(sending: Sending): Promise<StoredFile>
}

export function createFileUpload(api: ApiClient, kind: KnownKind, bytes: Blob): FileUpload {
  let begun: string | undefined
  let idempotencyKey = crypto.randomUUID()

  const begin = async (signal: AbortSignal) => {
    const { beginUpload } = await loadContract()
    const body = { kind: kind.name, size: bytes.size }
    begun ??= (await api.call(beginUpload, { body }, { signal, idempotencyKey })).id
    return begun
  }
  return {
    async send({ signal, onProgress }) {
      try {
        const { uploadFile } = await loadContract()
        const id = await begin(signal)
        return await api.call(uploadFile, { params: { id } }, { signal, upload: { bytes, onProgress } })
      } catch (error) {
        // What was refused or swept is begun anew; what broke on its way is not.
        if (error instanceof ApiError && !error.isTransient) {
          begun = undefined
          idempotencyKey = crypto.randomUUID()
        }
        throw error
      }
    },
  }
}

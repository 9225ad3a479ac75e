import type { FileKind } from '@kere/contracts/file-kind'
import type { FileKindName } from '@kere/contracts/file-kinds'
import type { StoredFile } from '@kere/contracts/files'
import { ApiError, type ApiClient } from '@kere/platform/api'

/** With the first file, as the API client is with the first call. */
const loadContract = () => import('@kere/contracts/files')

export type KnownKind = FileKind & { name: FileKindName }

interface Sending {
  signal: AbortSignal
  /** A share, 0 to 1. */
  onProgress: (share: number) => void
}

/** One file, however often it is tried: a try after a broken line goes on with what was announced before. */
export interface FileUpload {
  /** @throws {ApiError} */
  send(sending: Sending): Promise<StoredFile>
}

export function createFileUpload(api: ApiClient, kind: KnownKind, bytes: Blob): FileUpload {
  let announced: string | undefined
  let idempotencyKey = crypto.randomUUID()

  const announce = async (signal: AbortSignal) => {
    const { beginUpload } = await loadContract()
    const body = { kind: kind.name, size: bytes.size }
    announced ??= (await api.call(beginUpload, { body }, { signal, idempotencyKey })).id
    return announced
  }
  return {
    async send({ signal, onProgress }) {
      try {
        const { uploadFile } = await loadContract()
        const id = await announce(signal)
        return await api.call(uploadFile, { params: { id } }, { signal, upload: { bytes, onProgress } })
      } catch (error) {
        // What was refused or swept is announced anew; what broke on its way is not.
        if (error instanceof ApiError && !error.isTransient) {
          announced = undefined
          idempotencyKey = crypto.randomUUID()
        }
        throw error
      }
    },
  }
}

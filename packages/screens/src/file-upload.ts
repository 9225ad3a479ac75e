import type { SingleFileKind } from '@kere/contracts/files/file-kind'
import type { FileKindName } from '@kere/contracts/files/file-kinds'
import type { StoredFile } from '@kere/contracts/files/files'
import type { ApiClient } from '@kere/platform/api'
import { createAttempts, isRefusal } from '@kere/platform/attempts'
import type { CutPicture } from './picture.ts'

const loadContract = () => import('@kere/contracts/files/files')

type Known = SingleFileKind & { name: FileKindName }

export type KnownKind = Known & { small?: Known }

interface Sending {
  signal: AbortSignal
  /** Reports the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void
}

/** An upload. A retry after a broken connection continues the upload that was begun. */
export interface FileUpload {
  /** @throws {ApiError} */
  send(sending: Sending): Promise<StoredFile>
}

/**
 * The small rendition is sent first, because the picture refers to it. It is so small that its progress is not
 * reported.
 */
export function createFileUpload(api: ApiClient, kind: KnownKind, { bytes, small }: CutPicture): FileUpload {
  const ofSmall = kind.small && small && createFileUpload(api, kind.small, { bytes: small })
  let sentSmall: string | undefined
  let begun: string | undefined
  const attempt = createAttempts()

  const begin = async (signal: AbortSignal) => {
    const { beginUpload } = await loadContract()
    if (ofSmall) sentSmall ??= (await ofSmall.send({ signal, onProgress: () => {} })).id
    const body = { kind: kind.name, size: bytes.size, ...(sentSmall && { small: sentSmall }) }
    begun ??= (await attempt(body, (idempotencyKey) => api.call(beginUpload, { body }, { signal, idempotencyKey }))).id
    return begun
  }
  return {
    async send({ signal, onProgress }) {
      try {
        const { uploadFile } = await loadContract()
        const id = await begin(signal)
        return await api.call(uploadFile, { params: { id } }, { signal, upload: { bytes, onProgress } })
      } catch (error) {
        // A refused or deleted upload starts again; an interrupted one continues.
        if (isRefusal(error)) {
          begun = undefined
          sentSmall = undefined
        }
        throw error
      }
    },
  }
}

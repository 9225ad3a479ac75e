import type { FileKind, FileType } from '@kere/contracts/file-kind'
import { refusedPixels } from '@kere/contracts/files'
import { fileTypeFromBuffer } from 'file-type'
import { imageDimensionsFromData } from 'image-dimensions'
import { DomainError } from '../frame/domain-error.ts'

/** Of a picture, what a camera writes before its size: a preview and a colour profile. */
export const headBytes = 256 * 1024

interface Found {
  type: FileType
  width: number | null
  height: number | null
}

/**
 * What a file is by its own bytes, whatever it is called.
 * @throws {DomainError} `file_refused`, `image_too_large`
 */
export async function inspectHead(head: Uint8Array, { types, messages }: FileKind): Promise<Found> {
  const refusal = new DomainError('file_refused', messages.wrongType)
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  const type = types.find((accepted) => accepted === mime)
  if (!type) throw refusal
  if (!type.startsWith('image/')) return { type, width: null, height: null }

  const { width = 0, height = 0 } = imageDimensionsFromData(head) ?? {}
  if (width * height === 0) throw refusal
  if (width * height >= refusedPixels) throw new DomainError('image_too_large')
  return { type, width, height }
}

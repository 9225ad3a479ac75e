import type { FileKind, FileType } from '@kere/contracts/files/file-kind'
import { imageDimensionsFromData, type ImageType } from 'image-dimensions'
import { dataTypeOf, documentTypeOf, otherFormatOf } from '../documents/document-type.ts'
import { DomainError } from '../../base/domain-error.ts'

/** A camera may write this much before a picture's size, such as a preview and a colour profile. */
export const headBytes = 256 * 1024

export interface FoundFile {
  type: FileType
  width: number | null
  height: number | null
}

const pictures: Partial<Record<ImageType, FileType>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** Gives the type that the first bytes claim; the whole file has to prove it. */
export function claimOf(head: Uint8Array) {
  const picture = imageDimensionsFromData(head)
  return { picture, type: picture ? pictures[picture.type] : (documentTypeOf(head) ?? dataTypeOf(head)) }
}

/**
 * Decides by the bytes and ignores the file's name.
 * @throws {DomainError} `file_refused`, `image_too_large`
 */
export function inspectHead(head: Uint8Array, { types, maxPixels = 0, messages }: FileKind): FoundFile {
  const { picture, type: found } = claimOf(head)
  const type = types.find((accepted) => accepted === found)
  if (!type) {
    const isNearWord = types.includes('application/msword')
    throw new DomainError('file_refused', (isNearWord ? otherFormatOf(head) : undefined) ?? messages.wrongType)
  }
  if (!picture) return { type, width: null, height: null }

  const { width, height } = picture
  if (width * height === 0) throw new DomainError('file_refused', messages.wrongType)
  if (width * height > maxPixels) throw new DomainError('image_too_large', messages.tooManyPixels)
  return { type, width, height }
}

import type { FileType } from '@kere/contracts/files/file-kind'

const signatures: readonly (readonly [FileType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['application/msword', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', [0x50, 0x4b, 0x03, 0x04]],
]

/** What it claims to be by its first bytes; whether it is, only the whole of it says. */
export const documentTypeOf = (head: Uint8Array): FileType | undefined =>
  signatures.find(([, signature]) => signature.every((byte, place) => head[place] === byte))?.[0]

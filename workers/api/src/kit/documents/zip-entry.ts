import { refuse } from './document-refusal.ts'
import { inflate } from './inflate.ts'
import type { ZipEntry, ZipRefusals } from './zip.ts'

/** Unpacks an entry and counts its bytes, because there may be more than the directory declares. */
export function unpack(
  { packed, size, isDeflated }: ZipEntry,
  take: (piece: Uint8Array) => void,
  { damaged }: Pick<ZipRefusals, 'damaged'>,
) {
  let left = size
  const count = (piece: Uint8Array) => {
    left -= piece.length
    if (left < 0) refuse(damaged)
    take(piece)
  }
  const isWhole = isDeflated ? inflate(packed, count) : (count(packed), true)
  if (!isWhole || left !== 0) refuse(damaged)
}

export function unpackWhole(entry: ZipEntry, mostBytes: number, says: ZipRefusals) {
  if (entry.size > mostBytes) refuse(says.tooLarge)
  const whole = new Uint8Array(entry.size)
  let at = 0
  unpack(
    entry,
    (piece) => {
      whole.set(piece, at)
      at += piece.length
    },
    says,
  )
  return whole
}

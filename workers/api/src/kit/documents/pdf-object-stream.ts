import { refuse } from './document-refusal.ts'
import { inflate } from './inflate.ts'
import type { PdfHead } from './pdf-acts.ts'
import { isRegular, isSpace } from './pdf-values.ts'

/** The limit for one object stream. Writers put at most some hundreds of objects into one. */
const mostBytes = 4 * 1024 * 1024

/** @throws {DocumentRefusal} if the bytes cannot be unpacked */
export function unpackObjects(packed: Uint8Array, { filters, parameters, hasUnclearFilter }: PdfHead): Uint8Array {
  if (hasUnclearFilter || filters.length > 1) refuse('pdf_unclear')
  if (filters.length === 0) return packed
  if (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl') refuse('pdf_unclear')
  // The two-byte header must be that of zlib, without a preset dictionary.
  if (packed.length < 2 || (packed[0]! & 15) !== 8 || (packed[1]! & 32) !== 0) refuse('pdf_unclear')
  const pieces: Uint8Array[] = []
  let length = 0
  const isWhole = inflate(packed.subarray(2), (piece) => {
    length += piece.length
    if (length > mostBytes) refuse('pdf_too_large')
    pieces.push(piece)
  })
  if (!isWhole) refuse('pdf_damaged')
  return undoPredictor(joined(pieces, length), parameters)
}

function joined(pieces: readonly Uint8Array[], length: number) {
  if (pieces.length === 1) return pieces[0]!
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Undoes PNG's predictor in place: each row begins with a byte that says how it was computed from the row above. */
function undoPredictor(
  bytes: Uint8Array,
  { Predictor = 1, Columns = 1, Colors = 1, BitsPerComponent = 8 }: PdfHead['parameters'],
) {
  if (Predictor === 1) return bytes
  const pixel = Math.max(1, (Colors * BitsPerComponent) >> 3)
  const row = (Columns * Colors * BitsPerComponent + 7) >> 3
  if (Predictor < 10 || !(row > 0) || row > bytes.length) refuse('pdf_unclear')
  let written = 0
  for (let at = 0; at + 1 < bytes.length; at += row + 1) {
    const filter = bytes[at]!
    for (let column = 0; column < row && at + 1 + column < bytes.length; column += 1) {
      const left = column < pixel ? 0 : bytes[written - pixel]!
      const up = at === 0 ? 0 : bytes[written - row]!
      const corner = at === 0 || column < pixel ? 0 : bytes[written - row - pixel]!
      bytes[written] = bytes[at + 1 + column]! + predicted(filter, left, up, corner)
      written += 1
    }
  }
  return bytes.subarray(0, written)
}

function predicted(filter: number, left: number, up: number, corner: number) {
  switch (filter) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4: {
      const [toLeft, toUp, toCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
        number,
        number,
        number,
      ]
      return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    }
    default:
      return refuse('pdf_unclear')
  }
}

/** Reads the pairs before the objects: each object's number, and its offset from the first object. */
export function readPairs(bytes: Uint8Array, end: number) {
  const numbers: number[] = []
  let at = 0
  while (at < end) {
    while (isSpace(bytes[at])) at += 1
    let value = 0
    const from = at
    for (; at < end && isRegular(bytes[at]); at += 1) value = value * 10 + (bytes[at]! - 48)
    if (at === from) break
    numbers.push(value)
  }
  return numbers
}

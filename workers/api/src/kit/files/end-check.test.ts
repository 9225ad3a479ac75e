import { expect, it } from 'vitest'
import { aJpeg, aPng, aWebp, concat } from '../../../test/pictures.ts'
import { createEndCheck } from './end-check.ts'

const pictures = [
  ['image/png', aPng({ bytes: 500 })],
  ['image/jpeg', aJpeg()],
  ['image/webp', aWebp()],
] as const

function check(type: (typeof pictures)[number][0], bytes: Uint8Array, piece: number) {
  const end = createEndCheck(type, bytes.length)
  for (let at = 0; at < bytes.length; at += piece) end.take(bytes.subarray(at, at + piece))
  return end.isWhole()
}

it.each(pictures)('follows %s to its end, however its bytes are cut', (type, bytes) => {
  for (const piece of [1, 2, 3, 7, 64, 10_000]) {
    expect([piece, check(type, bytes, piece)]).toEqual([piece, true])
    expect([piece, check(type, concat(bytes, Uint8Array.of(0)), piece)]).toEqual([piece, false])
    expect([piece, check(type, bytes.slice(0, -1), piece)]).toEqual([piece, false])
  }
})

import { expect, it } from 'vitest'
import { aJpeg, aPng, aWebp, concat, textBytes } from '../../../test/pictures.ts'
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

const place = textBytes('GPS 13.0418 N 77.6017 E')

const crcTable = (bytes: Uint8Array) =>
  ~bytes.reduce((crc, byte) => {
    let next = crc ^ byte
    for (let bit = 0; bit < 8; bit += 1) next = next & 1 ? (next >>> 1) ^ 0xedb88320 : next >>> 1
    return next
  }, 0xffffffff) >>> 0

const big = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
const little = (value: number) => big(value).toReversed()
const segment = (code: number, content: Uint8Array) => concat(Uint8Array.of(0xff, code, 0, content.length + 2), content)

it.each([
  ['what a camera wrote into a JPEG', 'image/jpeg', [0xe1, 0xed, 0xfe].map((code) => segment(code, place))],
  [
    'chunks of text in a PNG',
    'image/png',
    ['eXIf', 'tEXt', 'iTXt', 'zTXt'].map((name) => concat(big(place.length), textBytes(name), place, big(1))),
  ],
  [
    'EXIF and XMP of a WebP',
    'image/webp',
    ['EXIF', 'XMP '].map((name) => concat(textBytes(name), little(place.length), place, Uint8Array.of(0))),
  ],
] as const)('blanks %s, however its bytes are cut, and leaves the rest', (_, type, said) => {
  const whole = pictures.find(([each]) => each === type)![1]
  // The metadata is inserted after the signature of a JPEG, after the header of a PNG, and at the end of a WebP.
  const at = { 'image/jpeg': 2, 'image/png': 8 + 25, 'image/webp': whole.length }[type]
  for (const piece of [1, 5, 64, 10_000]) {
    const bytes = concat(whole.subarray(0, at), ...said, whole.subarray(at))
    if (type === 'image/webp') bytes.set(little(bytes.length - 8), 4)
    expect([piece, check(type, bytes, piece)]).toEqual([piece, true])
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('GPS')
    const rest = concat(bytes.subarray(0, at), bytes.subarray(at + said.reduce((sum, { length }) => sum + length, 0)))
    if (type === 'image/webp') rest.set(whole.subarray(4, 8), 4)
    expect(rest).toEqual(whole)
    if (type !== 'image/png') continue
    const [first] = said
    const chunk = bytes.subarray(at, at + first!.length)
    expect(chunk.subarray(-4)).toEqual(big(crcTable(chunk.subarray(4, -4))))
  }
})

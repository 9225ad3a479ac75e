/** The smallest possible pictures. Their structure is complete, which is all that the API checks. */

const ascii = (text: string) => new TextEncoder().encode(text)

export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const uint32 = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)

/** The checksum is zero, because nothing reads it. */
const pngChunk = (name: string, content: Uint8Array = new Uint8Array()) =>
  concat(uint32(content.length), ascii(name), content, uint32(0))

interface Size {
  width?: number
  height?: number
  bytes?: number
}

const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export function aPng({ width = 16, height = 9, bytes }: Size = {}) {
  const header = pngChunk('IHDR', concat(uint32(width), uint32(height), Uint8Array.of(8, 2, 0, 0, 0)))
  const end = pngChunk('IEND')
  const least = pngSignature.length + header.length + end.length + 12
  return concat(pngSignature, header, pngChunk('IDAT', new Uint8Array(Math.max(0, (bytes ?? least + 4) - least))), end)
}

const segment = (code: number, content: Uint8Array) =>
  concat(Uint8Array.of(0xff, code, (content.length + 2) >> 8, content.length + 2), content)

export function aJpeg({ width = 16, height = 9 }: Size = {}) {
  const frame = Uint8Array.of(8, height >> 8, height, width >> 8, width, 1, 1, 0x11, 0)
  const scan = segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0))
  const data = Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd0, 4)
  const soi = Uint8Array.of(0xff, 0xd8)
  const eoi = Uint8Array.of(0xff, 0xd9)
  return concat(soi, segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')), segment(0xc0, frame), scan, data, eoi)
}

export function aWebp({ width = 16, height = 9 }: Size = {}) {
  const content = concat(
    ascii('WEBPVP8X'),
    littleEndian(10),
    Uint8Array.of(0, 0, 0, 0),
    uint24(width - 1),
    uint24(height - 1),
  )
  return concat(ascii('RIFF'), littleEndian(content.length), content)
}

const littleEndian = (value: number) => uint32(value).toReversed()
const uint24 = (value: number) => Uint8Array.of(value, value >> 8, value >> 16)

export const textBytes = (text: string) => concat(ascii(text))

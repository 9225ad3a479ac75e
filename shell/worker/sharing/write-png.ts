const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1
  return value
})

function checksum(bytes: Uint8Array) {
  let value = 0xff_ff_ff_ff
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return ~value >>> 0
}

function chunk(type: string, data: Uint8Array) {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)))
  return bytes
}

interface Pixels {
  width: number
  height: number
  /** Red, green and blue for each pixel. */
  colors: Uint8Array
}

/** A text in the picture that programs find by its keyword. */
interface Baked {
  keyword: string
  text: string
}

/** Open Badges 3.0 requires the text uncompressed and without a language. */
const international = ({ keyword, text }: Baked) => new TextEncoder().encode(`${keyword}\0\0\0\0\0${text}`)

/** Writes a PNG (ISO 15948). The runtime has no image encoder, but has the compression that PNG uses. */
export async function writePng({ width, height, colors }: Pixels, baked?: Baked): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array((width * 3 + 1) * height)
  for (let row = 0; row < height; row += 1)
    rows.set(colors.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1)
  const stream = new Response(rows).body!.pipeThrough(new CompressionStream('deflate'))
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits for each of three colours.
  header.set([8, 2, 0, 0, 0], 8)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    ...(baked ? [chunk('iTXt', international(baked))] : []),
    chunk('IDAT', new Uint8Array(await new Response(stream).arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ])
}

function joined(parts: readonly Uint8Array[]) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

import { crc32, deflateSync } from 'node:zlib'

type Color = readonly [red: number, green: number, blue: number]

const paper: Color = [241, 246, 247]
const water: Color = [205, 230, 236]
const bar: Color = [11, 83, 97]

/** Bars that hang from a line, as long as each share of the height: a PNG. */
export function drawBars(shares: readonly number[], width: number, height: number): Uint8Array {
  const top = Math.round(height / 6)
  const column = width / (shares.length + 1)
  const colorAt = (x: number, y: number) => {
    if (y < top) return paper
    const place = Math.round(x / column) - 1
    const share = shares[place] ?? 0
    const isInside = Math.abs(x - (place + 1) * column) < column / 5
    return isInside && y - top < share * (height - top) ? bar : water
  }
  // Each row begins with how it is written: as it is.
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(colorAt(x, y), y * (width * 3 + 1) + 1 + x * 3)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Uint8Array.from(Buffer.concat([Buffer.from(signature), ...chunks]))
}

function chunk(name: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(name), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

import type { FileType } from '@kere/contracts/files/file-kind'

/**
 * Follows the structure of a picture, so that nothing can be hidden behind its end. Metadata, such as where a camera
 * stood, is overwritten with blanks of the same length.
 */
export interface EndCheck {
  take(chunk: Uint8Array): void
  isBroken(): boolean
  isWhole(): boolean
}

export function createEndCheck(type: FileType, size: number): EndCheck {
  switch (type) {
    case 'image/png':
      return follow(png())
    case 'image/jpeg':
      return follow(jpeg())
    case 'image/webp':
      return follow(webp(size))
    default:
      throw new Error(`${type} is no picture`)
  }
}

/**
 * A format's walk through the bytes. It yields what to do with the next bytes, returns after the last one, and throws
 * if the structure is broken.
 */
type Walk = Generator<
  { see: number } | { skip: number } | { blank: number } | { write: Uint8Array } | { seek: number },
  void,
  Uint8Array
>

function follow(walk: Walk): EndCheck {
  let isBroken = false
  let step = walk.next()
  let seen: number[] = []
  let skipped = 0

  const advance = (bytes: Uint8Array) => {
    seen = []
    skipped = 0
    try {
      step = walk.next(bytes)
    } catch {
      isBroken = true
    }
  }
  const takeFrom = (chunk: Uint8Array, at: number): number => {
    const wish = step.value
    if (!wish) return chunk.length
    if ('see' in wish) {
      seen.push(chunk[at] ?? 0)
      if (seen.length === wish.see) advance(Uint8Array.from(seen))
      return at + 1
    }
    if ('seek' in wish) {
      const place = chunk.indexOf(wish.seek, at)
      if (place === -1) return chunk.length
      advance(chunk.subarray(place, place + 1))
      return place + 1
    }
    const all = 'skip' in wish ? wish.skip : 'blank' in wish ? wish.blank : wish.write.length
    const taken = Math.min(all - skipped, chunk.length - at)
    if ('blank' in wish) chunk.fill(0, at, at + taken)
    if ('write' in wish) chunk.set(wish.write.subarray(skipped, skipped + taken), at)
    skipped += taken
    if (skipped === all) advance(new Uint8Array())
    return at + taken
  }

  return {
    take(chunk) {
      let at = 0
      while (at < chunk.length && !isBroken) {
        if (step.done) isBroken = true
        else at = takeFrom(chunk, at)
      }
    },
    isBroken: () => isBroken,
    isWhole: () => !isBroken && step.done === true,
  }
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const aboutPng = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** A PNG is a signature followed by chunks of length, name, content and checksum. The last chunk is IEND. */
function* png(): Walk {
  yield { skip: 8 }
  let name: string
  do {
    const head = yield { see: 8 }
    name = textOf(head.subarray(4))
    const length = view(head).getUint32(0)
    if (name === 'IEND' && length > 0) throw new Error('The end holds something')
    if (aboutPng.has(name)) {
      if (length > 0) yield { blank: length }
      yield { write: checksumOfBlank(name, length) }
    } else yield { skip: length + 4 }
  } while (name !== 'IEND')
}

/** Computes the CRC-32 of a chunk whose content is all zeros. */
function checksumOfBlank(name: string, length: number): Uint8Array {
  let crc = 0xffffffff
  const take = (byte: number) => {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  for (const letter of name) take(letter.charCodeAt(0))
  for (let each = 0; each < length; each += 1) take(0)
  const bytes = new Uint8Array(4)
  view(bytes).setUint32(0, ~crc >>> 0)
  return bytes
}

const aboutWebp = new Set(['EXIF', 'XMP '])

/** A WebP is a RIFF file: a header with the length of the whole, then chunks of name, length and content. */
function* webp(size: number): Walk {
  const head = yield { see: 8 }
  if (textOf(head.subarray(0, 4)) !== 'RIFF' || view(head).getUint32(4, true) + 8 !== size) throw new Error('Not whole')
  yield { skip: 4 }
  for (let left = size - 12; left > 0;) {
    if (left < 8) throw new Error('A chunk has no length')
    const chunk = yield { see: 8 }
    const length = view(chunk).getUint32(4, true)
    // A chunk of odd length is followed by a padding byte.
    const padded = Math.min(length + (length % 2), (left -= 8))
    if (length > left) throw new Error('A chunk is longer than the picture')
    if (padded > 0) yield aboutWebp.has(textOf(chunk.subarray(0, 4))) ? { blank: padded } : { skip: padded }
    left -= padded
  }
}

const startOfScan = 0xda
const endOfImage = 0xd9

/** A restart marker has no length. Inside a scan it belongs to the picture, like an escaped 0xff. */
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7

/**
 * Marks comments and application segments as metadata. JFIF, colour profiles (which share their segment with panorama
 * data) and Adobe's colour transform are kept.
 */
const isAboutJpeg = (code: number) =>
  code === 0xfe || (code >= 0xe0 && code <= 0xef && ![0xe0, 0xe2, 0xee].includes(code))

/** A JPEG is a list of segments. A scan is followed by data of unknown length, up to the next marker. */
function* jpeg(): Walk {
  yield { skip: 2 }
  let code = yield* nextMarker(false)
  while (code !== endOfImage) {
    const length = view(yield { see: 2 }).getUint16(0)
    if (length < 2) throw new Error('A segment is shorter than its length')
    if (length > 2) yield isAboutJpeg(code) ? { blank: length - 2 } : { skip: length - 2 }
    code = yield* nextMarker(code === startOfScan)
  }
}

function* nextMarker(isInScan: boolean): Generator<{ see: number } | { seek: number }, number, Uint8Array> {
  for (;;) {
    if (isInScan) yield { seek: 0xff }
    else if ((yield { see: 1 })[0] !== 0xff) throw new Error('Not a marker')
    let code = 0xff
    // Any number of 0xff bytes may precede a marker's code.
    while (code === 0xff) code = (yield { see: 1 })[0] ?? 0
    const isPicture = code === 0 || isRestart(code)
    if (!isPicture) return code
    if (!isInScan) throw new Error('Data outside of a scan')
  }
}

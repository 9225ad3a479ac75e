import { deflateRaw } from 'pako'
import { concat } from '../pictures.ts'
import { latin, little } from './bytes.ts'

export interface Packed {
  name: string
  data: Uint8Array
  flags?: number
  said?: number
  /** The name in the local header, if it differs from the directory's. */
  localName?: string
  /** Another name, in the field that Info-ZIP made for other scripts (0x7075). */
  unicodeName?: string
}

interface Style {
  isStored?: boolean
  /** Writes the lengths after each file, as programs do that stream and do not know them beforehand. */
  hasDescriptors?: boolean
  /** Padding like that which Word leaves for later growth. */
  extra?: Uint8Array
  before?: Uint8Array
  after?: Uint8Array
}

/** The checksum is zero, because nothing reads it. */
const checksum = new Uint8Array(4)

export function aZip(
  files: readonly Packed[],
  { isStored = false, hasDescriptors = false, extra, before, after }: Style = {},
) {
  const parts: Uint8Array[] = [before ?? new Uint8Array()]
  const central: Uint8Array[] = []
  let offset = parts[0]!.length
  for (const [at, { name, data, flags = 0, said = data.length, localName = name, unicodeName }] of files.entries()) {
    const packed = isStored || data.length === 0 ? data : deflateRaw(data, { level: 1 })
    const method = packed === data ? 0 : 8
    const lengths = concat(checksum, little(packed.length, 4), little(said, 4))
    const head = concat(
      little(20, 2),
      little(flags | (hasDescriptors ? 8 : 0), 2),
      little(method, 2),
      new Uint8Array(4),
    )
    const path = new TextEncoder().encode(unicodeName)
    const named =
      unicodeName === undefined
        ? new Uint8Array()
        : concat(little(0x7075, 2), little(5 + path.length, 2), little(1, 1), checksum, path)
    const room = at === 0 && extra ? extra : named
    const local = concat(
      little(0x04034b50, 4),
      head,
      hasDescriptors ? new Uint8Array(12) : lengths,
      little(localName.length, 2),
      little(room.length, 2),
      latin(localName),
      room,
      packed,
      hasDescriptors ? concat(latin('PK\u{7}\u{8}'), lengths) : new Uint8Array(),
    )
    central.push(
      concat(
        little(0x02014b50, 4),
        little(20, 2),
        head,
        lengths,
        little(name.length, 2),
        little(named.length, 2),
        new Uint8Array(10),
        little(offset, 4),
        latin(name),
        named,
      ),
    )
    parts.push(local)
    offset += local.length
  }
  const directory = concat(...central)
  const count = little(files.length, 2)
  const end = concat(
    little(0x06054b50, 4),
    new Uint8Array(4),
    count,
    count,
    little(directory.length, 4),
    little(offset, 4),
    little(0, 2),
  )
  return concat(...parts, directory, end, after ?? new Uint8Array())
}

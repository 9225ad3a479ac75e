import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Encoding } from '@kere/platform/encodings'

/** A file of a release is no larger, also when it is decoded. */
export const maxFileBytes = 5 * 1024 * 1024

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const

/** The bytes that a browser would make of an encoded file; `null` where it is broken or too large. */
export function decode(encoding: Encoding, bytes: ArrayBuffer): Uint8Array<ArrayBuffer> | null {
  try {
    return decoders[encoding](new Uint8Array(bytes), { maxOutputLength: maxFileBytes })
  } catch {
    return null
  }
}

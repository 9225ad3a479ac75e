import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Encoding } from '@kere/platform/encodings'

export const maxFileBytes = 5 * 1024 * 1024

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const

/** Returns `null` if the bytes are broken or too many. */
export function decode(encoding: Encoding, bytes: ArrayBuffer): Uint8Array<ArrayBuffer> | null {
  try {
    return decoders[encoding](new Uint8Array(bytes), { maxOutputLength: maxFileBytes })
  } catch {
    return null
  }
}

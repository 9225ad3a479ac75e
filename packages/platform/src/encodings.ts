/** The supported encodings, the smallest first, each with the suffix of its compressed file. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

export const encodingNames = ['br', 'gzip'] as const satisfies readonly Encoding[]

export const suffixOf = (encoding: Encoding | null) => (encoding === null ? '' : encodings[encoding])

/** Smallest first, with how a copy's name ends. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

export const encodingNames = ['br', 'gzip'] as const satisfies readonly Encoding[]

export const suffixOf = (encoding: Encoding | null) => (encoding === null ? '' : encodings[encoding])

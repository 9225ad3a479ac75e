/** What text of a release is stored in beside its plain bytes, the smallest first, and how a copy's name ends. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

export const encodingNames = ['br', 'gzip'] as const satisfies readonly Encoding[]

/** How the name of a copy ends; nothing for the file itself. */
export const suffixOf = (encoding: Encoding | null) => (encoding === null ? '' : encodings[encoding])

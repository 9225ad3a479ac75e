import { langHere } from '@kere/brand/language'

/** Content of an older API is in English. */
export type Said = string | undefined

export const languageOf = (said: Said) => said ?? 'en'

/** The `lang` of content. */
export const langOf = (said: Said) => langHere(languageOf(said))

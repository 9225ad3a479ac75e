/** The languages of the interface. The source is in English. */
export const languages = ['en', 'kn', 'hi', 'ta'] as const

export type Language = (typeof languages)[number]

export type OtherLanguage = Exclude<Language, 'en'>

export const otherLanguages = languages.filter((each): each is OtherLanguage => each !== 'en')

/** The language of this bundle. The build replaces it in the copies for other languages (`docs/languages.md`). */
export const language = 'en' as Language

/** For `Intl`. India writes numbers with Latin digits in every language. */
export const locale = `${language}-IN-u-nu-latn`

/** For the `lang` of a text that people wrote: nothing where it has the language of the page. */
export const langHere = <Of extends string>(of: Of): Of | undefined => (of === language ? undefined : of)

/** The `lang` of texts that people wrote in English. */
export const englishHere = langHere('en')

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)

/**
 * Splits `/kn/courses` into Kannada and `/courses`. An address without a language is English. A path that would begin
 * with two slashes is not split off, because by itself it means another site.
 */
export function readAddress(pathname: string): { language: Language; path: string } {
  const [, first = '', path = ''] = /^\/(\w\w)(\/(?!\/).*)?$/.exec(pathname) ?? []
  return first !== 'en' && isLanguage(first)
    ? { language: first, path: path || '/' }
    : { language: 'en', path: pathname }
}

/** @param path may have a search and a fragment */
export const addressIn = (chosen: Language, path: string) =>
  chosen === 'en' ? path : `/${chosen}${path.replace(/^\/(?=[?#]|$)/, '')}`

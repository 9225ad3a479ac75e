import { addressIn, isLanguage, type Language, languages, readAddress } from '@kere/brand/language'

const cookieName = 'kere_language'

const year = 60 * 60 * 24 * 365

export const languageCookie = (language: Language) =>
  `${cookieName}=${language}; Path=/; Max-Age=${year}; SameSite=Lax; Secure; HttpOnly`

/** The address of the same page in another language. If it is not translated, the edge leads on to the English page. */
export function pageIn(language: Language, page: string) {
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(page) ?? []
  return addressIn(language, readAddress(pathname).path) + search
}

/**
 * Chooses the language of `/`: the one that the reader chose, or the first of the browser's that Kere has. Programs that
 * name no language, as search engines do, get English.
 */
export function chosenLanguage({ headers }: Request): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${cookieName}=(\\w\\w)(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1]
  if (isLanguage(chosen)) return chosen
  const accepted = (headers.get('accept-language') ?? '').split(',').map((each) => {
    const [tag = '', weight = ''] = each.trim().split(/\s*;\s*q=/)
    return { language: tag.toLowerCase().split('-')[0], weight: weight === '' ? 1 : Number(weight) }
  })
  const wanted = accepted
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)[0]?.language
  return languages.find((each) => each === wanted) ?? 'en'
}

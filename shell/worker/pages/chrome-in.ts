import * as english from '#render-chrome'
import type { Language, OtherLanguage } from '@kere/brand/language'

export type Chrome = typeof english

/** The build makes a copy of the chrome for each language, which is run when somebody first asks for it. */
const copies: Record<OtherLanguage, () => Promise<Chrome>> = {
  kn: () => import('#render-chrome/kn'),
  hi: () => import('#render-chrome/hi'),
  ta: () => import('#render-chrome/ta'),
}

/** Returns the code of the chrome in a language. Two languages share no state. */
export const chromeIn = async (language: Language): Promise<Chrome> =>
  language === 'en' ? english : await copies[language]()

const consents = new Map<Language, string>()

/** The banner is the same for everybody who reads a language, so it is rendered once. */
export async function consentIn(language: Language): Promise<string> {
  let consent = consents.get(language)
  if (consent === undefined) consents.set(language, (consent = (await chromeIn(language)).renderConsent()))
  return consent
}

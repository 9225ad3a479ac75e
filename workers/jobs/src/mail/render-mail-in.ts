import type { Language, OtherLanguage } from '@kere/brand/language'
import * as english from './render-mail.ts'

type Renderer = typeof english

/** The build makes a copy of all texts for each language (0146), which is run when a mail in it is first written. */
const copies: Record<OtherLanguage, () => Promise<Renderer>> = {
  kn: () => import('#render-mail/kn'),
  hi: () => import('#render-mail/hi'),
  ta: () => import('#render-mail/ta'),
}

/** Returns the code that writes mails in a language. An API older than this worker names none. */
export const rendererIn = async (language: Language | undefined): Promise<Renderer> => {
  const copy = copies[language as OtherLanguage] as (typeof copies)[OtherLanguage] | undefined
  return copy ? await copy() : english
}

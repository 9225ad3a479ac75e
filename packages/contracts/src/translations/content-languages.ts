import { t } from '@kere/brand/messages'
import type { Language } from '../accounts/languages.ts'

/** The languages in which content is written, named in the reader's. */
export const contentLanguageNames: Readonly<Record<Language, string>> = {
  en: t('English', 'Name of a language'),
  kn: t('Kannada', 'Name of a language'),
  hi: t('Hindi', 'Name of a language'),
  ta: t('Tamil', 'Name of a language'),
}

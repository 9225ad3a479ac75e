import { t } from '@kere/brand/messages'
import { contentLanguageNames } from '../translations/content-languages.ts'

/** The names of the languages that people choose most. Others stay as they were written. */
export const spokenLanguageNames: Readonly<Record<string, string>> = {
  English: contentLanguageNames.en,
  Kannada: contentLanguageNames.kn,
  Hindi: contentLanguageNames.hi,
  Tamil: contentLanguageNames.ta,
  Telugu: t('Telugu', 'Name of a language'),
  Malayalam: t('Malayalam', 'Name of a language'),
  Marathi: t('Marathi', 'Name of a language'),
  Bengali: t('Bengali', 'Name of a language'),
}

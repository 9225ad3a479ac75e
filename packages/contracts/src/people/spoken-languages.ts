import { t } from '@kere/brand/messages'

/** The names of the languages that people choose most. Others stay as they were written. */
export const spokenLanguageNames: Readonly<Record<string, string>> = {
  English: t('English', 'Name of a language'),
  Kannada: t('Kannada', 'Name of a language'),
  Hindi: t('Hindi', 'Name of a language'),
  Tamil: t('Tamil', 'Name of a language'),
  Telugu: t('Telugu', 'Name of a language'),
  Malayalam: t('Malayalam', 'Name of a language'),
  Marathi: t('Marathi', 'Name of a language'),
  Bengali: t('Bengali', 'Name of a language'),
}

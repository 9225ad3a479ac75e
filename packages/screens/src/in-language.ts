import { t } from '@kere/brand/messages'
import { labelOf } from '@kere/contracts/http/open-value'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { languageOf, langOf, type Said } from './content-language.ts'

/** Says the language of content where it is not that of the page. */
export const inLanguage = (said: Said) =>
  langOf(said) &&
  t(
    'In {language}',
    { language: labelOf(contentLanguageNames, languageOf(said)) },
    'Language of a course, event or post',
  )

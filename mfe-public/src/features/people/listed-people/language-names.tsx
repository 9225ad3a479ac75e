import { languageNames } from '@kere/brand/brand'
import { Fragment } from 'react'

/** The languages whose script is in the site's fonts. */
const codes: Readonly<Record<string, keyof typeof languageNames>> = { Kannada: 'kn', Hindi: 'hi' }

const inScript = (language: string) => {
  const code = codes[language]
  return code ? <span lang={code}>{languageNames[code]}</span> : language
}

/** Writes "ಕನ್ನಡ Kannada". */
export const LanguageName = ({ language }: { language: string }) => (
  <>
    {codes[language] && <>{inScript(language)} </>}
    {language}
  </>
)

const before = (place: number, count: number) => (place === 0 ? '' : place === count - 1 ? ' and ' : ', ')

/** Writes "English and ಕನ್ನಡ". */
export const LanguageNames = ({ languages }: { languages: readonly string[] }) =>
  languages.map((language, place) => (
    <Fragment key={language}>
      {before(place, languages.length)}
      {inScript(language)}
    </Fragment>
  ))

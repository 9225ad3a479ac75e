import { t } from '@kere/brand/messages'
import { languageNames } from '@kere/brand/brand'
import { englishHere, language } from '@kere/brand/language'
import { spokenLanguageNames } from '@kere/contracts/people/spoken-languages'
import { lookup } from '@kere/contracts/http/open-value'
import { Fragment } from 'react'

/** The languages whose script is in the site's fonts. */
const codes: Readonly<Record<string, keyof typeof languageNames>> = { Kannada: 'kn', Hindi: 'hi' }

/** The name as a person who wrote it left it, or in the language of the page. */
const nameOf = (name: string) =>
  lookup(spokenLanguageNames, name) ?? (englishHere ? <span lang={englishHere}>{name}</span> : name)

const inScript = (name: string) => {
  const code = codes[name]
  return code && code !== language ? <span lang={code}>{languageNames[code]}</span> : nameOf(name)
}

/** Writes "ಕನ್ನಡ Kannada". */
export const LanguageName = ({ language: name }: { language: string }) => (
  <>
    {codes[name] && codes[name] !== language && <>{inScript(name)} </>}
    {nameOf(name)}
  </>
)

const before = (place: number, count: number) =>
  place === 0 ? '' : place === count - 1 ? ` ${t('and', 'Between the last two of several names')} ` : ', '

/** Writes "English and ಕನ್ನಡ". */
export const LanguageNames = ({ languages }: { languages: readonly string[] }) =>
  languages.map((name, place) => (
    <Fragment key={name}>
      {before(place, languages.length)}
      {inScript(name)}
    </Fragment>
  ))

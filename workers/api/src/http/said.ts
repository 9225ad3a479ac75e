import { t as writeMessage } from '@kere/brand/messages'
import type { Language } from '@kere/contracts/accounts/languages'
import { lookup } from '@kere/contracts/http/open-value'
import ownTexts from './own-texts.registry.json' with { type: 'json' }

type Values = Readonly<Record<string, string | undefined>>

/** A text with values, in a place where its reader's language is not known. `pnpm messages` finds it as it finds `t`. */
export interface Said {
  message: string
  values: Values
}

/** A text that a person wrote. The page marks it with its language, and the API does not translate it. */
export interface Written {
  written: string
  language: Language
}

export const writtenTitle = ({ title, language }: { title: string; language: Language }): Written => ({
  written: title,
  language,
})

export const said = (message: string, values: Values, _note: string): Said => ({ message, values })

/** Writes a text of the API in its reader's language. It is found by its English words, as those of errors are (0143). */
export function inLanguage(language: Language, text: string | Said): string {
  const { message, values } = typeof text === 'string' ? { message: text, values: null } : text
  const translated = lookup(lookup<Readonly<Record<string, string>>>(ownTexts, language) ?? {}, message) ?? message
  if (!values) return translated
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
  return writeMessage(translated, given, '')
}

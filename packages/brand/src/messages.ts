import { indianDigits } from './indian-digits.ts'
import { language } from './language.ts'
import { type MessagePart, readMessage } from './message-parts.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * Marks a text of the interface, so that it is translated: `t('Sign In', 'Button in the header')`. The note is for
 * translators. The build writes the text of the bundle's language in its place and drops the note.
 */
export function t(text: string, note: string): string
/** A text with values, as `t('Host: {name}', { name }, 'Event')`, in ICU's format. */
export function t(text: string, values: Values, note: string): string
export function t(text: string, values: Values | string): string {
  return typeof values === 'string' ? text : write(readMessage(text), values)
}

/** Created for the first plural, because creating it takes a phone some time. */
let rules: Intl.PluralRules | undefined

function write(parts: readonly MessagePart[], values: Values, count = '#'): string {
  return parts
    .map((part) => {
      if (part === null) return count
      if (typeof part === 'string') return part
      const value = values[part.name] ?? ''
      const text = typeof value === 'number' ? indianDigits(value) : value
      if (!part.kind) return text
      const branch = part.kind === 'plural' ? (rules ??= new Intl.PluralRules(language)).select(Number(value)) : text
      return write(part.branches[branch] ?? part.branches.other ?? [], values, text)
    })
    .join('')
}

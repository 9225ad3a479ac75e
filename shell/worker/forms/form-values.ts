import type { ReleaseForm } from '@kere/platform/release-form'
import type { Submission } from '@kere/platform/submission'

const longestList = 100

export interface FormValues {
  body: Readonly<Record<string, unknown>>
  typed: Submission['values']
  kept: Readonly<Record<string, string>>
}

/** Reads only declared fields. Secrets are not sent back to the page. */
export function readValues({ fields, keeps }: ReleaseForm, sent: URLSearchParams): FormValues {
  const body: Record<string, unknown> = {}
  const typed: Record<string, string | string[]> = {}
  for (const { name, kind, isRequired } of fields) {
    const texts = sent.getAll(name).slice(0, longestList)
    const text = texts[0] ?? ''
    switch (kind) {
      case 'file':
        break
      case 'list':
        if (texts.length > 0 || isRequired) body[name] = texts.filter((each) => each !== '')
        typed[name] = texts
        break
      case 'boolean':
        if (texts.length > 0 || isRequired) body[name] = texts.length > 0 && text !== 'false'
        if (texts.length > 0) typed[name] = text
        break
      case 'number':
        if (text.trim() !== '') body[name] = numberOf(text)
        typed[name] = text
        break
      default:
        // A choice that was not made sends nothing. The empty text of a required field is sent, because the contract
        // refuses it.
        if (texts.length > 0 && (text !== '' || isRequired)) body[name] = text
        if (kind === 'text' && texts.length > 0) typed[name] = text
    }
  }
  const kept: Record<string, string> = {}
  for (const name of keeps) {
    const text = sent.get(name)
    if (text) kept[name] = text
  }
  return { body, typed: { ...typed, ...kept }, kept }
}

function numberOf(text: string) {
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

import { readMessage, type MessagePart } from '@kere/brand/message-parts'

export interface Translation {
  text: string
  notes: readonly string[]
  translation: string
}

/** Reads a catalogue: a PO file of which Kere uses notes, `msgid` and `msgstr`, each on one line. */
export function readCatalog(source: string): Translation[] {
  return source
    .split(/\n{2,}/)
    .slice(1)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => ({
      text: readField(entry, 'msgid'),
      notes: [...entry.matchAll(/^#\. (.*)$/gm)].map(([, note = '']) => note),
      translation: readField(entry, 'msgstr'),
    }))
}

function readField(entry: string, name: 'msgid' | 'msgstr') {
  const found = new RegExp(`^${name} (".*")$`, 'm').exec(entry)
  if (!found) throw new Error(`A message has no ${name} on one line:\n${entry}`)
  return JSON.parse(found[1]!) as string
}

export const writeCatalog = (language: string, messages: readonly Translation[]) =>
  [
    `msgid ""\nmsgstr "Language: ${language}\\nContent-Type: text/plain; charset=UTF-8\\n"\n`,
    ...messages
      .toSorted((one, other) => (one.text < other.text ? -1 : 1))
      .map(({ text, notes, translation }) =>
        [
          ...notes.map((note) => `#. ${note}\n`),
          `msgid ${JSON.stringify(text)}\n`,
          `msgstr ${JSON.stringify(translation)}\n`,
        ].join(''),
      ),
  ].join('\n')

/** Says what is wrong with a translation; an empty answer means that nothing is. */
export function translationFault(language: string, text: string, translation: string): string {
  if (translation.trim() === '') return 'is not translated'
  try {
    const [own, theirs] = [readMessage(text), readMessage(translation)]
    const [wanted, found] = [namesIn(own), namesIn(theirs)].map((names) => [...new Set(names)].toSorted().join(', '))
    if (wanted !== found) return `has the values ${found || 'none'} instead of ${wanted || 'none'}`
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(', ')
    const wrong = pluralsIn(theirs).find((each) => each !== forms)
    return wrong === undefined ? '' : `has the plural forms ${wrong} instead of ${forms}`
  } catch (error) {
    return `cannot be read: ${String(error)}`
  }
}

/** The names of the values in a message. */
export const valuesOf = (text: string) => [...new Set(namesIn(readMessage(text)))].toSorted()

const namesIn = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) =>
    part === null || typeof part === 'string' ? [] : [part.name, ...Object.values(part.branches).flatMap(namesIn)],
  )

const pluralsIn = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) =>
    part === null || typeof part === 'string'
      ? []
      : [
          ...(part.kind === 'plural' ? [Object.keys(part.branches).toSorted().join(', ')] : []),
          ...Object.values(part.branches).flatMap(pluralsIn),
        ],
  )

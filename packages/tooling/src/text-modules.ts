import { renderMarkdown } from '@kere/markdown/render-markdown'
import type { Plugin } from 'vite'
import type { TextModule, TextPart } from './text-module.ts'

/**
 * @param source Markdown after a header with lines of `name: value`, which is enclosed by lines of `---`
 * @throws {Error} if facts are missing, or if two parts would have the same address
 */
export function readText(source: string): TextModule {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!found) throw new Error('A text begins with its facts, between two lines of ---')
  const [, facts = '', text = ''] = found
  const [lead = '', ...parts] = text.split(/^## +/m)
  const read = { facts: readFacts(facts), lead: renderMarkdown(lead), parts: parts.map(readPart) }
  const ids = read.parts.map(({ id }) => id)
  const double = ids.find((id, place) => ids.indexOf(id) !== place)
  if (double !== undefined) throw new Error(`Two parts would have the address ${double}`)
  return read
}

function readFacts(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines.split('\n').map((line) => {
      const [, name, value] = /^(\w+): (.+)$/.exec(line) ?? []
      if (!name || !value) throw new Error(`Not a fact: ${line}`)
      return [name, value.trim()]
    }),
  )
}

function readPart(text: string): TextPart {
  const [title = '', ...rest] = text.split('\n')
  const id = title.toLowerCase().replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')
  if (!id) throw new Error(`No address can be made of the heading “${title}”`)
  return { id, title: title.trim(), html: renderMarkdown(rest.join('\n')) }
}

/**
 * Writes a text as a module whose texts `t` marks, so that they are in the catalogues as HTML. The parts of a text with
 * the fact `language: en` stay in English.
 */
export function textModuleCode(source: string): string {
  const { facts, lead, parts } = readText(source)
  const mark = (text: string, note: string) =>
    text === '' ? '""' : `t(${JSON.stringify(text)}, ${JSON.stringify(`${note} (${facts.title})`)})`
  const written = Object.entries(facts).map(
    ([name, value]) => `${name}: ${translatedFacts.has(name) ? mark(value, `Text: ${name}`) : JSON.stringify(value)}`,
  )
  const markPart = facts.language === undefined ? mark : (text: string) => JSON.stringify(text)
  const writtenParts = parts.map(
    ({ id, title, html }) =>
      `{ id: ${JSON.stringify(id)}, title: ${markPart(title, 'Text: heading')}, html: ${markPart(html, htmlNote)} }`,
  )
  return [
    `import { t } from '@kere/brand/messages'`,
    `export default { facts: { ${written.join(', ')} }, lead: ${markPart(lead, htmlNote)}, parts: [${writtenParts.join(', ')}] }`,
  ].join('\n')
}

const translatedFacts: ReadonlySet<string> = new Set(['title', 'description'])

const htmlNote = 'Text in HTML, its links in this language'

/** Turns an imported `.md` file into its `TextModule` during the build. */
export const textModules: Plugin = {
  name: 'text-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\.md$/ },
    handler(source, id) {
      try {
        return { code: textModuleCode(source), map: null, moduleType: 'js' }
      } catch (error) {
        return this.error(`${id}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
  },
}

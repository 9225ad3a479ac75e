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

/** Turns an imported `.md` file into its `TextModule` during the build. */
export const textModules: Plugin = {
  name: 'text-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\.md$/ },
    handler(source, id) {
      try {
        return { code: `export default ${JSON.stringify(readText(source))}`, map: null, moduleType: 'js' }
      } catch (error) {
        return this.error(`${id}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
  },
}

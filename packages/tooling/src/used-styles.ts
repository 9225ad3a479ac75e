import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { pickRules } from './pick-rules.ts'

/**
 * Drops unused rules, because Tailwind scans whole folders even if only a part is built.
 * @param isUnstyled returns true for files that use none of these styles, whatever words they contain
 */
export function usedStyles(
  beside: () => Promise<string> = async () => '',
  isUnstyled: (name: string) => boolean = () => false,
): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { chunks, sheets } = partsOf(bundle)
      const styled = chunks.filter(({ name }) => !isUnstyled(name))
      const isUsed = namesIn(styled.map(({ code }) => code).join('\n') + (await beside()))
      for (const sheet of sheets) sheet.source = pickRules(textOf(sheet), isUsed)
    },
  }
}

export type PageStyles = Readonly<Record<string, string>>

/** Splits a remote's stylesheet by page, so that a page's styles do not grow with the other pages. */
export function pageStyles(folder: string): Plugin {
  let root = ''
  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void ({ root } = config),
    async writeBundle(_, bundle) {
      const { chunks, sheets } = partsOf(bundle)
      const css = sheets.map(textOf).join('')
      const codeOf = new Map(
        chunks.flatMap(({ modules }) => Object.entries(modules).map(([id, { code }]) => [id, code ?? ''] as const)),
      )
      const namesAround = (modules: Iterable<string>) =>
        namesIn(Array.from(modules, (id) => codeOf.get(id) ?? '').join('\n'))
      const graph = (id: string) => this.getModuleInfo(id)
      const entry = modulesAround(graph, join(root, 'src/entry.tsx'))
      // The entry also has the styles of code that any page may load later, but not those of the pages themselves.
      const later = [...entry].flatMap((id) => graph(id)?.dynamicallyImportedIds ?? []).filter((id) => !isPage(id))
      const remote = new Set([...entry, ...later.flatMap((id) => [...modulesAround(graph, id, entry)])])
      const target = join(root, folder)
      await rm(target, { recursive: true, force: true })
      await mkdir(target, { recursive: true })

      const files: Record<string, string> = {}
      for (const { facadeModuleId: page } of chunks) {
        if (!page || !isPage(page)) continue
        const text = pickRules(css, namesAround([...remote, ...modulesAround(graph, page, remote)]))
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
        const module = relative(root, page)
        files[module] = `${basename(module).replace(/\.(page|list|review)\.tsx?$/, '')}-${hash}.css`
        await writeFile(join(target, files[module]), text)
      }
      await writeFile(join(target, 'pages.json'), JSON.stringify(files satisfies PageStyles))
    },
  }
}

const isPage = (id: string) => /\.(page|list|review)\.tsx?$/.test(id)

function partsOf(bundle: Rolldown.OutputBundle) {
  const parts = Object.values(bundle)
  return {
    chunks: parts.filter((part) => part.type === 'chunk'),
    sheets: parts.filter((part) => part.type === 'asset').filter(({ fileName }) => fileName.endsWith('.css')),
  }
}

const textOf = ({ source }: Rolldown.OutputAsset) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

type Graph = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null

/**
 * Follows modules rather than files, because a file contains code of several pages. It does not follow the `known`
 * modules, which load the other pages.
 */
function modulesAround(graph: Graph, start: string, known?: ReadonlySet<string>) {
  const found = new Set<string>()
  const follow = (id: string) => {
    if (found.has(id) || known?.has(id)) return
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph(id) ?? {}
    for (const next of known ? [...importedIds, ...dynamicallyImportedIds] : importedIds) follow(next)
  }
  follow(start)
  return found
}

/** Class names are always written out in the code, as Tailwind requires. */
function namesIn(code: string) {
  const words = new Set(code.split(/[\s"'`]+/))
  // A class name that contains a quote is not found as a separate word.
  return (name: string) => words.has(name) || (/["'`\\]/.test(name) && code.includes(name))
}

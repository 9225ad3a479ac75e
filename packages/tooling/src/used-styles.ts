import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { pickRules } from './pick-rules.ts'

/** Leaves of a sheet what the built code names: Tailwind reads whole folders, also where only a part of them is built. */
export function usedStyles(beside: () => Promise<string> = async () => ''): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { chunks, sheets } = partsOf(bundle)
      const isUsed = namesIn(chunks.map(({ code }) => code).join('\n') + (await beside()))
      for (const sheet of sheets) sheet.source = pickRules(textOf(sheet), isUsed)
    },
  }
}

/** Of each page, by the path of its module: the file with its styles. */
export type PageStyles = Readonly<Record<string, string>>

/**
 * Cuts the sheet of a remote for each of its pages, to what the page's code and all that it may load name. The edge writes it
 * into the page, which so does not grow with the others. Into `folder`, beside what browsers load.
 */
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
      const remote = chunksAround(chunks, ({ moduleIds }) => moduleIds.includes(join(root, 'src/entry.tsx')))
      const target = join(root, folder)
      await rm(target, { recursive: true, force: true })
      await mkdir(target, { recursive: true })

      const files: Record<string, string> = {}
      for (const page of chunks.filter(({ facadeModuleId }) => /\.page\.tsx?$/.test(facadeModuleId ?? ''))) {
        const code = chunksAround(chunks, (chunk) => chunk === page, remote)
        const text = pickRules(css, namesIn([...remote, ...code].map((chunk) => chunk.code).join('\n')))
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
        const module = relative(root, page.facadeModuleId!)
        files[module] = `${basename(module).replace(/\.page\.tsx?$/, '')}-${hash}.css`
        await writeFile(join(target, files[module]), text)
      }
      await writeFile(join(target, 'pages.json'), JSON.stringify(files satisfies PageStyles))
    },
  }
}

function partsOf(bundle: Rolldown.OutputBundle) {
  const parts = Object.values(bundle)
  return {
    chunks: parts.filter((part) => part.type === 'chunk'),
    sheets: parts.filter((part) => part.type === 'asset').filter(({ fileName }) => fileName.endsWith('.css')),
  }
}

const textOf = ({ source }: Rolldown.OutputAsset) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

/** With all that they load, at once or later. What is `known` loads the other pages too: it is not followed. */
function chunksAround(
  chunks: readonly Rolldown.OutputChunk[],
  isStart: (chunk: Rolldown.OutputChunk) => boolean,
  known?: ReadonlySet<Rolldown.OutputChunk>,
) {
  const found = new Set<Rolldown.OutputChunk>()
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk) || known?.has(chunk)) return
    found.add(chunk)
    const next = known ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports
    for (const fileName of next) follow(chunks.find((each) => each.fileName === fileName))
  }
  for (const chunk of chunks.filter(isStart)) follow(chunk)
  return found
}

/** Classes stand in the code as they are, as Tailwind demands. */
function namesIn(code: string) {
  const words = new Set(code.split(/[\s"'`]+/))
  // One with a quote in it is no word of its own.
  return (name: string) => words.has(name) || (/["'`\\]/.test(name) && code.includes(name))
}

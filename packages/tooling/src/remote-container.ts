import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const react = { singleton: true, requiredVersion: '^19.3.0' }

/**
 * The page has a single copy of React and these modules. Everything else is a copy of each remote's own, tree-shaken.
 */
export const sharedModules = {
  react,
  'react-dom': react,
  'react-dom/client': react,
  'react/jsx-runtime': react,
}

const entry = 'remote-entry.js'
const shares = '\0shares'
const ofShare = '\0share:'
const shared = Object.keys(sharedModules)

/**
 * Builds a remote's container by the protocol of module federation: `init` takes the host's modules, `get` gives the
 * exposed ones. The container of `@module-federation/vite`, which development uses, also chooses between versions and
 * has fallback copies. The shell provides every shared module, so that choice would only cost each visitor 11 kB.
 */
export function remoteContainer(app: string): Plugin {
  return {
    name: 'remote-container',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { container: entry },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: entry },
        },
      },
    }),
    resolveId(id) {
      if (id === entry || id === shares) return { id, moduleSideEffects: id === entry }
      if (shared.includes(id)) return { id: ofShare + id, moduleSideEffects: false }
    },
    load(id) {
      if (id === entry) return containerOf(app)
      if (id === shares) return 'export const shares = {}'
      if (id.startsWith(ofShare)) return readShare(id.slice(ofShare.length))
    },
    generateBundle(_, bundle) {
      const preloads = [entry, ...filesAround(bundle, join(process.cwd(), app))]
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) })
    },
  }
}

const containerOf = (app: string) => `
import { shares } from ${JSON.stringify(shares)}
export const init = (scope) =>
  Promise.all(
    ${JSON.stringify(shared)}.map(async (name) => {
      const [{ lib, get }] = Object.values(scope[name])
      shares[name] = (lib ?? (await get()))()
    }),
  )
export const get = async () => {
  const app = await import(${JSON.stringify(join(process.cwd(), app))})
  return () => app
}`

/** The exports are those of the package version that this remote is built with. */
function readShare(name: string) {
  const found = createRequire(join(process.cwd(), 'package.json'))(name) as object
  const names = Object.keys(found)
  return `
import { shares } from ${JSON.stringify(shares)}
const share = shares[${JSON.stringify(name)}]
export default share
export const { ${names.join(', ')} } = share`
}

function filesAround(bundle: Rolldown.OutputBundle, start: string) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const found = new Set<string>()
  const follow = (fileName: string) => {
    if (found.has(fileName)) return
    found.add(fileName)
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) follow(next)
  }
  follow(chunks.find(({ facadeModuleId }) => facadeModuleId === start)!.fileName)
  found.delete(entry)
  return [...found]
}

type Block = { [key: string]: Block | string }

interface Slice {
  /** The folder of the workspace, followed by those of the workspaces that it depends on. */
  folders: string[]
  /** A line for each direct or indirect dependency: its name, version, integrity and peers. */
  lines: string[]
}

/**
 * Selects the lines of the lockfile that decide what an installation of one workspace contains.
 * @param tools dependencies of the root to include
 *
 * @throws {Error} if the lockfile does not contain the workspace
 */
export function lockfileSlice(lockfile: string, workspace: string, tools: readonly string[] = []): Slice {
  const { importers, packages, snapshots } = parseLockfile(lockfile)
  const folders: string[] = []
  const lines = new Set<string>()

  const addPackage = (name: string, version: string) => {
    // The version of an aliased package contains its real name.
    const key = snapshots[`${name}@${version}`] === undefined ? version : `${name}@${version}`
    const snapshot = snapshots[key]
    if (snapshot === undefined) throw new Error(`pnpm-lock.yaml does not hold ${name}@${version}: run pnpm install`)
    const { resolution } = blockOf(packages[key.replace(/(?<=.)\(.*/, '')])
    const line = `${name} ${key} ${JSON.stringify(resolution)}`
    if (lines.has(line)) return
    lines.add(line)
    const { dependencies, optionalDependencies } = blockOf(snapshot)
    for (const [each, wanted] of Object.entries({ ...blockOf(dependencies), ...blockOf(optionalDependencies) }))
      addPackage(each, textOf(wanted))
  }

  const addWorkspace = (folder: string, kinds: readonly string[]) => {
    if (folders.includes(folder)) return
    const importer = importers[folder]
    if (importer === undefined) throw new Error(`pnpm-lock.yaml does not know ${folder}: run pnpm install`)
    folders.push(folder)
    for (const [name, found] of kinds.flatMap((kind) => Object.entries(blockOf(blockOf(importer)[kind])))) {
      const version = textOf(blockOf(found).version)
      if (version.startsWith('link:')) addWorkspace(linked(folder, version), ['dependencies'])
      else addPackage(name, version)
    }
  }

  addWorkspace(workspace, ['dependencies', 'devDependencies'])
  const { dependencies, devDependencies } = blockOf(importers['.'])
  const ofRoot = { ...blockOf(dependencies), ...blockOf(devDependencies) }
  for (const tool of tools) addPackage(tool, textOf(blockOf(ofRoot[tool]).version))
  return { folders, lines: [...lines].toSorted() }
}

const linked = (folder: string, version: string) =>
  new URL(version.slice('link:'.length), `file:///${folder}/`).pathname.slice(1)

const blockOf = (found: Block | string | undefined): Block => (typeof found === 'object' ? found : {})

const textOf = (found: Block | string | undefined) => (typeof found === 'string' ? found : '')

/**
 * Reads the subset of YAML that pnpm writes: two spaces for each level, and a key with a value or a block. Lists are
 * ignored, because none matters here.
 */
function parseLockfile(text: string) {
  const top: Block = {}
  const open: Block[] = [top]
  for (const line of text.split('\n')) {
    const [, indent = '', quoted, plain, value = ''] = /^( *)(?:'([^']+)'|([^\s'-].*?)):(?: (.*))?$/.exec(line) ?? []
    const key = quoted ?? plain
    if (key === undefined) continue
    const level = indent.length / 2
    const isBlock = value === ''
    const block: Block = {}
    open[level]![key] = isBlock ? block : value.replace(/^'(.*)'$/, '$1')
    open.length = level + 1
    if (isBlock) open.push(block)
  }
  return {
    importers: blockOf(top.importers),
    packages: blockOf(top.packages),
    snapshots: blockOf(top.snapshots),
  }
}

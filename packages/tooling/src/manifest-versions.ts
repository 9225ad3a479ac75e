export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * The root's optional dependencies are exempt, because npm installs them before pnpm exists, and npm does not know the
 * catalog.
 */
export function versionsOutsideCatalog(path: string, manifest: Manifest): string[] {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest
  const held = { ...dependencies, ...devDependencies, ...peerDependencies }
  if (path !== 'package.json') Object.assign(held, optionalDependencies)
  return Object.entries(held)
    .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
    .map(
      ([name, version]) => `${path}: ${name} is ${version}; write catalog: and put the version in pnpm-workspace.yaml`,
    )
}

export function looseCatalogEntries(workspaceFile: string): string[] {
  const catalog = /^catalog:\n(?<entries>(?: {2}.*\n)+)/m.exec(workspaceFile)?.groups?.entries ?? ''
  return catalog
    .split('\n')
    .filter((line) => line.trim() && !/: \d+\.\d+\.\d+[\w.-]*$/.test(line))
    .map((line) => `pnpm-workspace.yaml: "${line.trim()}" is not one exact version`)
}

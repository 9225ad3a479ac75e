import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspaces } from '@kere/tooling/workspaces'
import { hashSourcesAndTests } from './hash-sources.ts'
import { root } from './run-command.ts'

const ground = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages/tooling']
const folder = join(root, 'node_modules/.cache/kere-green-runs')

const runsAll = Boolean(process.env.CI) || process.argv.includes('--all')

/** A stamp records that a check passed with these sources, so that it need not run again. */
export async function readStamp(name: string, paths: readonly string[]) {
  const file = join(folder, name.replaceAll(/\W+/g, '-'))
  // The hash is computed before the work, because files that change during it are not the ones tested.
  const sources = `${process.version} ${hashSourcesAndTests([...ground, ...paths])}`
  return {
    isGreen: !runsAll && (await readFile(file, 'utf8').catch(() => '')) === sources,
    async write() {
      await mkdir(folder, { recursive: true })
      await writeFile(file, sources)
    },
  }
}

/**
 * @param work resolves to whether the check passed
 * @returns whether the work was done
 */
export async function unlessGreen(
  name: string,
  paths: readonly string[],
  work: () => Promise<boolean>,
): Promise<boolean> {
  const stamp = await readStamp(name, paths)
  if (stamp.isGreen) return false
  if (await work()) await stamp.write()
  return true
}

export function foldersOf(name: string, found = new Set<string>()): Set<string> {
  const workspace = workspaces.find((each) => each.name === name)
  if (!workspace || found.has(workspace.folder)) return found
  found.add(workspace.folder)
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, workspace.folder, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) foldersOf(dependency, found)
  return found
}

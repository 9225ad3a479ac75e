import { existsSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)

/**
 * Finds modules by their files, named from the root of the repository without their extension.
 *
 * @throws where there is no such file: renamed, it would fall out of its chunk without a word, and be a request of its own.
 */
export function filesOf(folder: string, ...names: readonly string[]): RegExp {
  for (const name of names)
    if (!['ts', 'tsx'].some((extension) => existsSync(new URL(`${folder}/${name}.${extension}`, root))))
      throw new Error(`No ${folder}/${name}.ts or .tsx; a file of a remote's build is made of it`)
  return new RegExp(String.raw`[\\/]${folder.replaceAll('/', String.raw`[\\/]`)}[\\/](${names.join('|')})\.tsx?$`)
}

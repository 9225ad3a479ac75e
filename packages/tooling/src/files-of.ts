import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Makes a pattern for modules from the names of their files, without extension, in any subfolder of `folder`.
 * @throws {Error} if there is no such file, or more than one: a renamed file would silently leave its chunk and become
 * a request of its own
 */
export function filesOf(folder: string, ...names: readonly string[]): RegExp {
  for (const name of names) {
    const found = globSync(`${folder}/**/${name}.{ts,tsx}`, { cwd: root })
    if (found.length !== 1)
      throw new Error(
        `${found.length === 0 ? 'No' : 'More than one'} ${name}.ts or .tsx in ${folder}; a file of a remote's build is made of it`,
      )
  }
  const path = folder.replaceAll('/', String.raw`[\\/]`)
  return new RegExp(String.raw`[\\/]${path}[\\/](?:[\w.-]+[\\/])*(${names.join('|')})\.tsx?$`)
}

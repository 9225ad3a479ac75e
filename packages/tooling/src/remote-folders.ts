import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const house = fileURLToPath(new URL('../../../', import.meta.url))

/** Every folder with such a name and a manifest is a remote, so there is no list to maintain. */
export function findRemoteFolders(root = house): string[] {
  return readdirSync(root)
    .filter((folder) => /^mfe-[a-z]{1,30}$/.test(folder) && existsSync(`${root}/${folder}/package.json`))
    .toSorted()
}

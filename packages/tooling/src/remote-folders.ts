import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const house = fileURLToPath(new URL('../../../', import.meta.url))

/** Every folder of that name with a manifest in it is a remote: there is no list to put it on. */
export function findRemoteFolders(root = house): string[] {
  return readdirSync(root)
    .filter((folder) => /^mfe-[a-z]{1,30}$/.test(folder) && existsSync(`${root}/${folder}/package.json`))
    .toSorted()
}

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** It may run as root in a container, and calls nobody by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * `CHROMIUM_PATH` if set, else the usual names in /usr/bin and on the `PATH`.
 * @throws with a sentence that says how to install one
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const chosen = environment.CHROMIUM_PATH
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program that can be run.`)
  }
  const folders = ['/usr/bin', ...(environment.PATH ?? '').split(delimiter).filter(Boolean)]
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
  if (found) return found
  throw new Error(
    'No Chromium found. Install one (on Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to your Chromium or Chrome.',
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

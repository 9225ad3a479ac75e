import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The same engine without a window: a journey costs it half of the processor time. */
const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** It may run as root in a container, calls nobody by itself, and sets text as wide as a phone does. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How Playwright starts it. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: chromiumFlags,
  // Containers often have no room for shared memory, so Playwright puts it in files: where there is room, a page costs a
  // twentieth less without.
  ignoreDefaultArgs: hasRoomForSharedMemory() ? ['--disable-dev-shm-usage'] : [],
})

/**
 * In tests, what steers, what fetches and what draws talk to each other within one process: a page costs a twentieth less. Nor is a
 * picture loaded before it is scrolled to, which spares the catalogue a sixth.
 */
export const launchOptionsOfTests = () => ({
  ...launchOptions(),
  args: [
    ...chromiumFlags,
    '--in-process-gpu',
    '--enable-features=NetworkServiceInProcess2',
    `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=0`,
  ],
})

/** What Playwright gives to a browser without a window, which one's own settings take the place of. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

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
  const found = findProgram([headlessShell, ...names], environment)
  if (found) return found
  throw new Error(
    'No Chromium found. Install one (on Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to your Chromium or Chrome.',
  )
}

/** Or another that was chosen by hand. */
export const hasHeadlessShell = (environment: NodeJS.ProcessEnv = process.env) =>
  Boolean(environment.CHROMIUM_PATH ?? findProgram([headlessShell], environment))

function findProgram(wanted: readonly string[], { PATH = '' }: NodeJS.ProcessEnv) {
  const folders = ['/usr/bin', ...PATH.split(delimiter).filter(Boolean)]
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hasRoomForSharedMemory(folder = '/dev/shm') {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= 2 ** 30
}

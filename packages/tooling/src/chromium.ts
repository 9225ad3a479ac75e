import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasRoomForSharedMemory } from './shared-memory.ts'

/** No window, and half of the processor time. */
const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Runs as root in a container, makes no calls of its own, sets text as wide as a phone does. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchOptions = () => ({
  executablePath: findChromium(),
  args: chromiumFlags,
  // Playwright puts shared memory in files; where memory has room, a page costs a twentieth less without.
  ignoreDefaultArgs: hasRoomForSharedMemory() ? ['--disable-dev-shm-usage'] : [],
})

/** One process costs a page a twentieth less; pictures load when scrolled to, which saves the catalogue a sixth. */
export const launchOptionsOfTests = () => ({
  ...launchOptions(),
  args: [
    ...chromiumFlags,
    '--in-process-gpu',
    // A page of a test is over before code that was compiled twice has paid for itself: a twelfth of a journey.
    '--js-flags=--max-lazy --no-maglev --no-turbofan',
    '--enable-features=NetworkServiceInProcess2',
    `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=0`,
  ],
})

/** Takes the place of Playwright's own for a browser without a window. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** `CHROMIUM_PATH`, else the usual names in /usr/bin and on the `PATH`. @throws with how to install one */
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

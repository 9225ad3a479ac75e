import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hasRoomForSharedMemory } from './shared-memory.ts'

/** A Chromium without a window, which takes half the processor time. */
const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser runs as root in a container, makes no calls of its own, and sets text as wide as on a phone. */
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
  // Playwright puts shared memory into files. In memory, a page takes a twentieth less time.
  ignoreDefaultArgs: hasRoomForSharedMemory() ? ['--disable-dev-shm-usage'] : [],
})

/**
 * A single process saves a twentieth of a page's time. Loading pictures only when they are scrolled to saves a sixth of
 * the catalogue's.
 */
export const launchOptionsOfTests = () => ({
  ...launchOptions(),
  args: [
    ...chromiumFlags,
    '--in-process-gpu',
    // A test's page ends before optimized code pays off, so the optimizing compilers are off, which saves a twelfth of
    // a journey.
    '--js-flags=--max-lazy --no-maglev --no-turbofan',
    '--enable-features=NetworkServiceInProcess2',
    `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=0`,
  ],
})

/** Replaces the setting that Playwright uses for a browser without a window. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * Finds the browser: `CHROMIUM_PATH`, or else the usual names in /usr/bin and on the `PATH`.
 * @throws {Error} with instructions to install one
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

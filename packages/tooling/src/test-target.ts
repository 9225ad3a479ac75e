export interface TestTarget {
  folder: string
  command: 'vitest' | 'playwright'
  args: string[]
}

/**
 * Accepts `shell`, `shell src/chrome/overlays.test.tsx` and `shell/src/chrome/overlays.test.tsx`. Further arguments go
 * to the test runner.
 * @throws {Error} if no workspace is named
 */
export function findTestTarget([named = '', ...rest]: readonly string[], folders: readonly string[]): TestTarget {
  const path = named.replace(/^\.\//, '').replace(/\/+$/, '')
  const folder = folders.find((each) => path === each || path.startsWith(`${each}/`))
  if (folder === undefined)
    throw new Error(
      `${named} is no capability and in no workspace. Name a capability, or a workspace with a file of it or without: ${folders.join(', ')}.`,
    )
  const file = path === folder ? [] : [path.slice(folder.length + 1)]
  return folder === 'e2e'
    ? { folder, command: 'playwright', args: ['test', ...file, ...rest] }
    : { folder, command: 'vitest', args: ['run', ...file, ...rest] }
}

import type { TestTarget } from './test-target.ts'

interface Checkout {
  /** The paths of all test files, relative to the root. */
  tests: readonly string[]
  /** The folders of all workspaces with tests. */
  workspaces: readonly string[]
}

/** Tests that walk over every endpoint and name it in the title. */
const walks = ['src/every-endpoint.test.ts', 'src/http/retry.test.ts']

/** Finds `forms/feedback` by `feedback` or by its full name; null if no capability or more than one has that name. */
export function findCapability(named: string, capabilities: readonly string[]): string | null {
  const found = capabilities.filter((each) => each === named || each.endsWith(`/${named}`))
  return found.length === 1 ? found[0]! : null
}

/**
 * Lists the tests for a change of one capability: its own files in every workspace, its rows in the walks, and its
 * journeys.
 */
export function testsOfCapability(
  capability: string,
  endpoints: readonly string[],
  { tests, workspaces }: Checkout,
): TestTarget[] {
  const name = capability.split('/').at(-1)!
  const own = tests.filter((path) => path.includes(`/${capability}/`) || path.includes(`/${capability}.`))
  const ofWorkspaces = workspaces.flatMap((folder): TestTarget[] => {
    const files = own.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1))
    return files.length === 0 ? [] : [{ folder, command: 'vitest', args: ['run', ...files] }]
  })
  const journeys = tests
    .filter((path) => path.startsWith(`e2e/journeys/${name}.`))
    .map((path) => path.slice('e2e/'.length))
  return [
    ...ofWorkspaces,
    ...(endpoints.length > 0
      ? [
          {
            folder: 'workers/api',
            command: 'vitest' as const,
            args: ['run', ...walks, '-t', `\\b(${endpoints.join('|')})\\b`],
          },
        ]
      : []),
    ...(journeys.length > 0 ? [{ folder: 'e2e', command: 'playwright' as const, args: ['test', ...journeys] }] : []),
  ]
}

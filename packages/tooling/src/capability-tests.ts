import type { TestTarget } from './test-target.ts'

interface Checkout {
  /** Paths of all test files, from the root. */
  tests: readonly string[]
  /** Folders of all workspaces that have tests. */
  workspaces: readonly string[]
}

/** These walk over every endpoint and name it in the title of its test. */
const walks = ['src/every-endpoint.test.ts', 'src/http/retry.test.ts']

/** Finds `forms/feedback` by `feedback` or by its whole name; null where no capability has it, or several have. */
export function findCapability(named: string, capabilities: readonly string[]): string | null {
  const found = capabilities.filter((each) => each === named || each.endsWith(`/${named}`))
  return found.length === 1 ? found[0]! : null
}

/** Lists what a change of one capability is tested by: its own files in every workspace, its rows of the walks, its journeys. */
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

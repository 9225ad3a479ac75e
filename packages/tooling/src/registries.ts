/** A kind of files that the code finds by their names. `pnpm generate` writes a list of re-exports of them. */
export interface RegistryRule {
  file: string
  folder: string
  pattern: RegExp
  /** A pattern that the file must contain, if its name alone does not decide. */
  holds?: RegExp
  /** The only export to list, if a bundle should not contain the file's others. */
  only?: string
}

export interface SourceFile {
  path: string
  read: () => string
}

export const registryHeader = '// Written by `pnpm generate` from the names of files.\n'

/** @throws {Error} if two files have the same name */
export function registryText(
  { file, folder, pattern, holds, only }: RegistryRule,
  files: readonly SourceFile[],
): string {
  const found = new Map<string, string>()
  for (const { path, read } of files) {
    const stem =
      path.startsWith(`${folder}/`) && path !== file ? pattern.exec(path.slice(folder.length + 1))?.[1] : undefined
    if (!stem || (holds && !holds.test(read()))) continue
    const name = stem.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const other = found.get(name)
    if (other) throw new Error(`${other} and ${path} have one name; ${file} lists each by its name`)
    found.set(name, path)
  }
  const lines = [...found]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(
      ([name, path]) => `export ${only ? `{ ${only} as ${name} }` : `* as ${name}`} from '${relative(file, path)}'\n`,
    )
  return registryHeader + lines.join('')
}

export function relative(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')]
  const shared = here.findIndex((part, index) => part !== there[index])
  const depth = shared === -1 ? here.length : shared
  const up = '../'.repeat(here.length - depth)
  return `${up || './'}${there.slice(depth).join('/')}`
}

/** Says how to repair a registry that differs from its files. The list is empty if it matches. */
export function staleRegistry(file: string, text: string, written: string): string[] {
  if (text === written) return []
  const had = new Set(written.split('\n'))
  const has = new Set(text.split('\n'))
  return [
    `${file} is not as the files are: run \`pnpm generate\`.`,
    ...[...has].filter((line) => !had.has(line)).map((line) => `  lacks ${line}`),
    ...[...had].filter((line) => !has.has(line)).map((line) => `  has ${line}`),
  ]
}

const byName = (kind: string) => new RegExp(String.raw`(?:^|/)([\w-]+)\.${kind}\.ts$`)

export const registryRules: readonly RegistryRule[] = [
  {
    file: 'packages/contracts/src/contracts.registry.ts',
    folder: 'packages/contracts/src',
    pattern: /^[\w-]+\/([\w-]+)\.ts$/,
    holds: /^export const (?:problems = \{|\w+ = (?:defineEndpoint|resource)\()/m,
  },
  { file: 'd1/schema.registry.ts', folder: 'd1/schema', pattern: /(?:^|\/)([\w-]+)\.ts$/ },
  { file: 'd1/seed.registry.ts', folder: 'd1/seed', pattern: byName('seed') },
  { file: 'workers/api/src/routes.registry.ts', folder: 'workers/api/src', pattern: byName('routes') },
  { file: 'workers/api/src/console/labels.registry.ts', folder: 'workers/api/src', pattern: byName('labels') },
  {
    file: 'workers/api/src/paths/path-sources.registry.ts',
    folder: 'workers/api/src/paths',
    pattern: byName('path-source'),
  },
  {
    file: 'workers/api/src/search/search-sources.registry.ts',
    folder: 'workers/api/src',
    pattern: byName('search-source'),
  },
  {
    file: 'workers/api/src/translations/translated-kinds.registry.ts',
    folder: 'workers/api/src',
    pattern: byName('translated-kind'),
  },
  {
    file: 'mfe-public/src/features/paths/learning-paths/path-sections.registry.ts',
    folder: 'mfe-public/src/features/paths',
    pattern: /(?:^|\/)([\w-]+)\.path-section\.tsx$/,
  },
  {
    file: 'mfe-learner/src/home-parts.registry.ts',
    folder: 'mfe-learner/src/features',
    pattern: /(?:^|\/)([\w-]+)\.home-part\.tsx$/,
  },
  {
    file: 'mfe-learner/src/lesson-parts.registry.ts',
    folder: 'mfe-learner/src/features',
    pattern: /(?:^|\/)([\w-]+)\.lesson-part\.tsx$/,
  },
  {
    file: 'mfe-educator/src/home-parts.registry.ts',
    folder: 'mfe-educator/src/features',
    pattern: /(?:^|\/)([\w-]+)\.home-part\.tsx$/,
  },
  {
    file: 'mfe-educator/src/lesson-editor-parts.registry.ts',
    folder: 'mfe-educator/src/features',
    pattern: /(?:^|\/)([\w-]+)\.lesson-editor-part\.tsx$/,
  },
  { file: 'workers/jobs/src/mails.registry.ts', folder: 'workers/jobs/src', pattern: byName('mails'), only: 'mails' },
]

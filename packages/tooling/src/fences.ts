import { workspaces, type Workspace } from './workspaces.ts'

interface Refusal {
  regex: string
  message: string
}

/** Where two fences match a file, the later one holds alone. */
export interface Fence {
  name: string
  files: string[]
  excludeFiles?: string[]
  patterns: Refusal[]
}

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.samples.ts']

function library(names: string[], message: string): Refusal {
  return { regex: `^(${names.join('|')})(/.*)?$`, message }
}

const drawers: Refusal = {
  regex: '^\\.{1,2}/(.*/)?(utils|helpers|misc|common|lib|services)(/.*|\\.tsx?)$',
  message: 'No drawers. Put the function in the file that owns it; with three owners, make it a named package.',
}

const pathIntoWorkspace: Refusal = {
  regex:
    '^(\\.\\./)+((shell|mfe-[a-z]+|workers|d1|e2e)/|packages/|(brand|contracts|platform|screens|session|ui|tooling)/src/)',
  message: 'Never step into another workspace by path. Import it by its package name, if it may be imported at all.',
}

const drizzle = library(
  ['drizzle-orm'],
  'Only workers/api and d1 speak SQL. Ask for the data through an endpoint of @kere/contracts.',
)
const hono = library(
  ['hono', '@hono/.*'],
  'HTTP is served by the workers only. Browsers and tests use the client of @kere/platform.',
)
const reactLibraries = library(
  ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'lucide-react'],
  'Nothing is rendered here. Components live in packages/ui, shell and the remotes.',
)
const federation = library(
  ['@module-federation/.*'],
  'Only the shell loads remotes. Reach another remote by navigating to its address.',
)
const queryLibraries = library(
  ['react-router-dom', '@tanstack/react-query'],
  'Components take props and emit events. Fetch and navigate in the feature that uses them.',
)

function strangers(workspace: Workspace): Refusal[] {
  const refused = workspaces.filter(({ name }) => name !== workspace.name && !workspace.mayImport.includes(name))
  const production = refused.filter(({ name }) => name !== '@kere/tooling').map(({ name }) => name)
  const allowed = workspace.mayImport.length
    ? `only ${workspace.mayImport.join(', ')}`
    : 'no other package of the house'
  return production.length
    ? [library(production, `${workspace.folder} may import ${allowed}. ${workspace.instead}`)]
    : []
}

const refusedLibraries: Record<string, Refusal[]> = {
  'packages/brand': [reactLibraries, drizzle, hono],
  'packages/contracts': [reactLibraries, drizzle, hono],
  'packages/markdown': [reactLibraries, drizzle, hono],
  'packages/multipart': [reactLibraries, drizzle, hono],
  'packages/platform': [drizzle, hono],
  'packages/session': [reactLibraries, drizzle, hono],
  'packages/ui': [queryLibraries, drizzle, hono],
  'packages/screens': [drizzle, hono, federation],
  d1: [reactLibraries, hono],
  'workers/api': [reactLibraries],
  'workers/jobs': [reactLibraries, drizzle],
  shell: [drizzle],
  e2e: [reactLibraries, drizzle, hono],
}
const remoteLibraries = [drizzle, hono, federation]

function workspacePatterns(folder: string): Refusal[] {
  const workspace = workspaces.find((each) => each.folder === folder)
  if (!workspace) throw new Error(`No workspace in ${folder}`)
  const libraries = folder.startsWith('mfe-') ? remoteLibraries : (refusedLibraries[folder] ?? [])
  return [drawers, pathIntoWorkspace, ...strangers(workspace), ...libraries]
}

const workspaceFences = workspaces.map(({ folder }): Fence => ({
  name: folder,
  files: [`${folder}/**`],
  patterns: workspacePatterns(folder),
}))

const api = workspacePatterns('workers/api')
const sqlOutsideQueries = library(
  ['drizzle-orm', '@kere/d1'],
  'Tables and SQL belong in *.queries.ts. Call one of its functions.',
)
const foreignQueries: Refusal = {
  regex: '^\\.\\./.*\\.queries\\.ts$',
  message: "Queries are private to their slice. Call the other slice's use case.",
}
const anyQueries: Refusal = {
  regex: '^\\.{1,2}/.*\\.queries\\.ts$',
  message: 'Only a use case calls queries. Call the use case.',
}
const routes: Refusal = {
  regex: '^\\.{1,2}/.*\\.routes\\.ts$',
  message: 'Only index.ts and routes.ts mount routes. Call the use case behind the route.',
}
const httpInRules = library(
  ['hono', '@hono/.*'],
  'Only *.routes.ts knows HTTP. Take plain input and throw a DomainError to refuse.',
)

const lentStatements = 'workers/api/src/*/*-rows.ts'

const apiFences: Fence[] = [
  {
    name: 'use cases',
    files: ['workers/api/src/*/*.ts'],
    excludeFiles: ['workers/api/src/frame/**', 'workers/api/src/lists/**', lentStatements, ...tests],
    patterns: [...api, foreignQueries, routes, httpInRules, sqlOutsideQueries],
  },
  {
    name: 'routes',
    files: ['workers/api/src/**/*.routes.ts'],
    patterns: [...api, anyQueries, routes, sqlOutsideQueries],
  },
  {
    name: 'domain',
    files: ['workers/api/src/**/*.domain.ts'],
    patterns: [...api, anyQueries, routes, httpInRules, sqlOutsideQueries],
  },
  {
    name: 'queries',
    files: ['workers/api/src/**/*.queries.ts', lentStatements],
    patterns: [...api, foreignQueries, routes, httpInRules],
  },
]

const schemaFence: Fence = {
  name: 'schema',
  files: ['d1/schema/**'],
  patterns: [
    ...workspacePatterns('d1'),
    library(['@kere/brand'], 'A table knows no brand. Only d1/seed writes copy with it.'),
  ],
}

const shellBrowserFence: Fence = {
  name: 'shell browser',
  files: ['shell/src/**'],
  excludeFiles: tests,
  patterns: [
    ...workspacePatterns('shell'),
    hono,
    {
      regex: '^(\\.\\./)+worker/',
      message:
        "The browser never loads the edge worker's code. Keep what both need in shell/src; the worker may import it.",
    },
  ],
}

/** In a feature of several folders one may know the other: what leads out of the feature is a step longer there. */
const featureDepths = [
  { files: 'features/**', sibling: '\\.\\./[^./]' },
  { files: 'features/*/*/**', sibling: '\\.\\./\\.\\./[^./]' },
]

const featureFences = workspaces
  .filter(({ folder }) => folder.startsWith('mfe-'))
  .flatMap(({ folder }) =>
    featureDepths.map(({ files, sibling }): Fence => ({
      name: `${folder} ${files}`,
      files: [`${folder}/src/${files}`],
      patterns: [
        ...workspacePatterns(folder),
        {
          regex: `^(${sibling}|(\\.\\./)+features/)`,
          message: 'Features do not know each other. Link to the other page, or move what both need into a package.',
        },
        {
          regex: '^(\\.\\./)+(app|entry|server)\\.tsx?$',
          message: 'A feature never imports the app around it. app.tsx imports the feature.',
        },
      ],
    })),
  )

/** The general ones first. */
export const fences: Fence[] = [...workspaceFences, ...apiFences, schemaFence, shellBrowserFence, ...featureFences]

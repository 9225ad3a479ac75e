import { workspaces, type Workspace } from './workspaces.ts'

interface Forbidden {
  regex: string
  message: string
}

/** If a file matches two fences, the later one applies. */
export interface Fence {
  name: string
  files: string[]
  excludeFiles?: string[]
  patterns: Forbidden[]
}

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixtures.ts']

function library(names: string[], message: string): Forbidden {
  return { regex: `^(${names.join('|')})(/.*)?$`, message }
}

const drawers: Forbidden = {
  regex: '^\\.{1,2}/(.*/)?(utils|helpers|misc|common|lib|services)(/.*|\\.tsx?)$',
  message: 'No drawers. Put the function in the file that owns it; with three owners, make it a named package.',
}

const pathIntoWorkspace: Forbidden = {
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

function strangers(workspace: Workspace): Forbidden[] {
  const refused = workspaces.filter(({ name }) => name !== workspace.name && !workspace.mayImport.includes(name))
  const production = refused.filter(({ name }) => name !== '@kere/tooling').map(({ name }) => name)
  const allowed = workspace.mayImport.length
    ? `only ${workspace.mayImport.join(', ')}`
    : 'no other package of the house'
  return production.length
    ? [library(production, `${workspace.folder} may import ${allowed}. ${workspace.instead}`)]
    : []
}

const refusedLibraries: Record<string, Forbidden[]> = {
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

function workspacePatterns(folder: string): Forbidden[] {
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

/** The folders of the API. Each may import those below it. */
export const apiRooms = [
  'base',
  'http',
  'kit',
  'accounts',
  'certificates',
  'courses',
  'mentorship',
  'events',
  'orders',
  'forms',
  'paths',
  'publishing',
  'fellowship',
  'labs',
  'portfolio',
  'careers',
  'people',
  'site',
  'translations',
  'search',
  'console',
  'notifications',
] as const

type ApiRoom = (typeof apiRooms)[number]

const domains: ReadonlySet<ApiRoom> = new Set([
  'certificates',
  'courses',
  'events',
  'orders',
  'forms',
  'paths',
  'publishing',
  'fellowship',
  'mentorship',
  'labs',
  'portfolio',
  'careers',
  'people',
  'site',
])

/**
 * The other domains that each domain may import. Completing a course, a lab, a fellowship or a mentorship, or attending
 * an event, gives a certificate. Orders are for courses and events. A person’s calendar contains their mentorship
 * sessions. Paths and jobs are applied for, and profiles reported, through visitors’ forms. A listed person has room
 * for mentorships, and public entries.
 */
const betweenDomains: Partial<Record<ApiRoom, readonly ApiRoom[]>> = {
  courses: ['certificates'],
  mentorship: ['certificates'],
  orders: ['courses', 'events'],
  events: ['certificates', 'mentorship'],
  fellowship: ['certificates'],
  labs: ['certificates'],
  paths: ['forms'],
  people: ['forms', 'mentorship', 'portfolio'],
  careers: ['forms'],
  publishing: ['forms'],
}

function roomPatterns(room: ApiRoom): Forbidden[] {
  const isDomain = domains.has(room)
  const below = apiRooms
    .slice(0, apiRooms.indexOf(room))
    .filter((other) => !isDomain || !domains.has(other) || betweenDomains[room]?.includes(other))
  const refused = apiRooms.filter((other) => other !== room && !below.includes(other))
  return [
    {
      regex: '^(\\.\\./)+(index|routes|routes\\.registry)\\.ts$',
      message: 'A room never imports what composes the API. index.ts hands over what a room needs.',
    },
    ...(refused.length
      ? [
          {
            regex: `^(\\.\\./)+(${refused.join('|')})/`,
            message: `workers/api/src/${room} may import ${below.length ? `only ${below.join(', ')}` : 'no other room'}. Rooms stand on those below them; what both need goes down.`,
          },
        ]
      : []),
  ]
}

const api = workspacePatterns('workers/api')
const sqlOutsideQueries = library(
  ['drizzle-orm', '@kere/d1'],
  'Tables and SQL belong in *.queries.ts. Call one of its functions.',
)
const foreignQueries: Forbidden = {
  regex: '^\\.\\./.*\\.queries\\.ts$',
  message: "Queries are private to their slice. Call the other slice's use case.",
}
const anyQueries: Forbidden = {
  regex: '^\\.{1,2}/.*\\.queries\\.ts$',
  message: 'Only a use case calls queries. Call the use case.',
}
const routes: Forbidden = {
  regex: '^\\.{1,2}/.*\\.routes\\.ts$',
  message: 'Only index.ts and routes.ts mount routes. Call the use case behind the route.',
}
const httpInRules = library(
  ['hono', '@hono/.*'],
  'Only *.routes.ts knows HTTP. Take plain input and throw a DomainError to refuse.',
)

function roomFences(room: ApiRoom): Fence[] {
  const folder = `workers/api/src/${room}`
  const own = [...api, ...roomPatterns(room)]
  const lentStatements = `${folder}/**/*-rows.ts`
  return [
    { name: room, files: [`${folder}/**`], excludeFiles: tests, patterns: own },
    {
      name: `${room}: use cases`,
      files: [`${folder}/**/*.ts`],
      excludeFiles: [
        'workers/api/src/{base,http}/*.ts',
        'workers/api/src/kit/lists/**',
        '**/*.registry.ts',
        lentStatements,
        ...tests,
      ],
      patterns: [...own, foreignQueries, routes, httpInRules, sqlOutsideQueries],
    },
    {
      name: `${room}: routes`,
      files: [`${folder}/**/*.routes.ts`],
      patterns: [...own, anyQueries, routes, sqlOutsideQueries],
    },
    {
      name: `${room}: domain`,
      files: [`${folder}/**/*.domain.ts`],
      patterns: [...own, anyQueries, routes, httpInRules, sqlOutsideQueries],
    },
    {
      name: `${room}: queries`,
      files: [`${folder}/**/*.queries.ts`, lentStatements],
      patterns: [...own, foreignQueries, routes, httpInRules],
    },
  ]
}

const apiFences = apiRooms.flatMap(roomFences)

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

/**
 * The folder `features/orders/`, `features/courses/learning/` and its subfolders. A path out of the feature needs one
 * more `../` at each level.
 */
const featureDepths = [
  { files: 'features/*/*', others: '\\.\\./[^./]' },
  { files: 'features/*/*/*', others: '(\\.\\./){1,2}[^./]' },
  { files: 'features/*/*/*/**', others: '(\\.\\./){2,3}[^./]' },
]

const featureFences = workspaces
  .filter(({ folder }) => folder.startsWith('mfe-'))
  .flatMap(({ folder }) =>
    featureDepths.map(({ files, others }): Fence => ({
      name: `${folder} ${files}`,
      files: [`${folder}/src/${files}`],
      patterns: [
        ...workspacePatterns(folder),
        {
          regex: `^(${others}|(\\.\\./)+features/)`,
          message: 'Features do not know each other. Link to the other page, or move what both need into a package.',
        },
        {
          regex: '^(\\.\\./)+(app|entry|server)\\.tsx?$',
          message: 'A feature never imports the app around it. app.tsx imports the feature.',
        },
      ],
    })),
  )

/** General fences come first, because later ones override them. */
export const fences: Fence[] = [...workspaceFences, ...apiFences, schemaFence, shellBrowserFence, ...featureFences]

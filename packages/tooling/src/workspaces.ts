import { findRemoteFolders } from './remote-folders.ts'

export interface Workspace {
  folder: string
  name: string
  /** Every workspace may also use `@kere/tooling` for configuration and tests. */
  mayImport: string[]
  instead: string
}

const remote = {
  mayImport: ['@kere/screens', '@kere/platform', '@kere/ui', '@kere/brand', '@kere/contracts'],
  instead: 'A remote reaches the others by links, and the data by the endpoints of @kere/contracts.',
}

/** The workspaces and their allowed imports. Tests check the manifests and the lint rules against this table. */
export const workspaces: Workspace[] = [
  {
    folder: 'packages/brand',
    name: '@kere/brand',
    mayImport: [],
    instead: 'Brand is the ground everything stands on.',
  },
  {
    folder: 'packages/contracts',
    name: '@kere/contracts',
    mayImport: ['@kere/brand'],
    instead: 'A contract is a schema and nothing else; code that uses it imports the contract.',
  },
  {
    folder: 'packages/markdown',
    name: '@kere/markdown',
    mayImport: ['@kere/brand'],
    instead: 'It makes HTML of text; whose text it is and when it is shown belongs to the API.',
  },
  {
    folder: 'packages/multipart',
    name: '@kere/multipart',
    mayImport: [],
    instead: 'It tells what a body holds; what that means belongs to the API or to the shell.',
  },
  {
    folder: 'packages/platform',
    name: '@kere/platform',
    mayImport: ['@kere/contracts', '@kere/brand'],
    instead: 'Shell and remotes meet here: they import platform, platform imports neither.',
  },
  {
    folder: 'packages/session',
    name: '@kere/session',
    mayImport: ['@kere/contracts'],
    instead: 'A session is cookies and a token; what is done with them belongs to the API or to the shell.',
  },
  {
    folder: 'packages/ui',
    name: '@kere/ui',
    mayImport: ['@kere/brand'],
    instead: 'A component takes plain props; the feature that uses it knows contracts and data.',
  },
  {
    folder: 'packages/screens',
    name: '@kere/screens',
    mayImport: ['@kere/platform', '@kere/ui', '@kere/brand', '@kere/contracts', '@kere/markdown'],
    instead: 'A screen is made where ui meets platform; what it shows is declared by the remote that uses it.',
  },
  {
    folder: 'packages/tooling',
    name: '@kere/tooling',
    mayImport: ['@kere/brand', '@kere/markdown'],
    instead: 'Tooling builds and checks the house from outside.',
  },
  {
    folder: 'd1',
    name: '@kere/d1',
    mayImport: ['@kere/contracts', '@kere/brand', '@kere/markdown'],
    instead: 'Tables know the enumerations of contracts; rules live in workers/api.',
  },
  {
    folder: 'workers/api',
    name: '@kere/api',
    mayImport: ['@kere/contracts', '@kere/brand', '@kere/d1', '@kere/markdown', '@kere/multipart', '@kere/session'],
    instead: 'The API renders nothing and knows no screen; share shapes through @kere/contracts.',
  },
  {
    folder: 'workers/jobs',
    name: '@kere/jobs',
    mayImport: ['@kere/contracts', '@kere/brand'],
    instead: 'Jobs reach the data through the RPC of the API, whose shape is in @kere/contracts.',
  },
  {
    folder: 'shell',
    name: '@kere/shell',
    mayImport: ['@kere/platform', '@kere/ui', '@kere/brand', '@kere/contracts', '@kere/multipart', '@kere/session'],
    instead: 'The shell finds remotes in the registry and data behind the API binding.',
  },
  ...findRemoteFolders().map((folder) => ({ folder, name: `@kere/${folder}`, ...remote })),
  {
    folder: 'e2e',
    name: '@kere/e2e',
    mayImport: ['@kere/contracts', '@kere/d1'],
    instead: 'A journey uses the product from outside, as a visitor does.',
  },
]

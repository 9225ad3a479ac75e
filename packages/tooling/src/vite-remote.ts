import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { federation } from '@module-federation/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { briefEndpoints } from './brief-endpoints.ts'
import { cssTarget } from './browser-baseline.ts'
import { sharedModules, remoteContainer } from './remote-container.ts'
import { filesOf } from './files-of.ts'
import { languageCopies, type TranslatedRoute } from './language-copies.ts'
import { plainIcons } from './plain-icons.ts'
import { plainImports } from './plain-imports.ts'
import { textModules } from './text-modules.ts'
import { pageStyles, usedStyles } from './used-styles.ts'

export interface RemoteOptions {
  name: string
  core?: readonly RegExp[]
  /** Groups of modules with a chunk of their own, by the chunk's name. They are not part of the core. */
  kinds?: Readonly<Record<string, readonly RegExp[]>>
  port: number
}

/**
 * Configures the build of a remote. `RELEASE` is the folder that it will be served from; `--mode server` builds the
 * bundle for the edge.
 */
export function defineRemoteConfig({ name, port, core = [], kinds = {} }: RemoteOptions) {
  return defineConfig(({ command, mode }) => {
    if (mode === 'server') return serverConfig(name)
    const isBuild = command === 'build'
    const isCore = isOneOf([...coreOfAll, ...core])
    const isOfKind = isOneOf(Object.values(kinds).flat())
    return {
      base: isBuild ? `/mf/${name}/${process.env.RELEASE ?? 'local'}/` : `http://localhost:${port}/`,
      plugins: [
        react(),
        tailwindcss(),
        shakeableRouter,
        briefEndpoints,
        textModules,
        plainIcons,
        plainImports,
        languageCopies({ readRoutes, pagesOfOthers: pagesBeside(name) }),
        isBuild
          ? remoteContainer('src/entry.tsx')
          : federation({
              name,
              filename: 'remote-entry.js',
              exposes: { './app': './src/entry.tsx' },
              manifest: false,
              dts: false,
              dev: { remoteHmr: true },
              shared: sharedModules,
              disableRemote: true,
              disableSnapshot: true,
              experiments: { externalRuntime: true },
            }),
        usedStyles(),
        pageStyles('dist/pages'),
      ],
      optimizeDeps: { entries: 'src/entry.tsx' },
      server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
      build: {
        target: 'es2022',
        cssTarget,
        outDir: 'dist/client',
        assetsInlineLimit: 0,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          // Few large chunks, because smaller ones for each set of pages would compress worse.
          output: {
            codeSplitting: {
              groups: [
                { name: 'runtime', test: runtime },
                { name: 'core', test: (id) => isCore(id) && !isOfKind(id) },
                ...Object.entries(kinds).map(([kind, parts]) => ({ name: kind, test: isOneOf(parts) })),
                { name: 'client', test: isOneOf(client) },
              ],
            },
          },
        },
      },
    } satisfies UserConfig
  })
}

const readRoutes = async () =>
  ((await import(join(process.cwd(), 'src/routes.registry.ts'))) as { routes: readonly TranslatedRoute[] }).routes

/** This is a pattern, because a release must not depend on the pages of other remotes. */
const pagesBeside = (name: string) =>
  name === 'public' ? '/dashboard(?![^?#/])[^?#]*' : '/(?!(?:dashboard|api|media|auth)(?:[/?#]|$))[^?#.]*'

/** Modules that every file of a remote may import first. They import nothing and wait for nothing. */
const runtime = /rolldown[\\/]runtime|vite[\\/]preload-helper|^\0shares$/

const coreOfAll = [
  /^\0share:/,
  /@tanstack[\\/](query-core|react-query)[\\/]/,
  /[\\/]react-router(-dom)?[\\/]/,
  /lucide-react[\\/].*[\\/](x|plus|check|chevron-down|chevron-right|circle|circle-check|circle-dot|circle-x|clock|search-x|rotate-cw|cloud-exclamation-point)\./,
  filesOf('packages/ui/src', 'button', 'link', 'field', 'checkbox', 'spinner', 'field-box', 'search-input', 'section'),
  filesOf('packages/ui/src', 'empty-state', 'error-panel', 'card', 'skeleton', 'visually-hidden', 'badge', 'price'),
  filesOf('packages/ui/src', 'price-format', 'disclosure', 'time-ago', 'elapsed-time', 'time-in-india'),
  filesOf('packages/contracts/src', 'limits', 'messages', 'open-value', 'field-messages', 'draft-limits', 'roles'),
  filesOf('packages/contracts/src', 'course-options'),
  filesOf(
    'packages/brand/src',
    'brand',
    'count',
    'messages',
    'message-parts',
    'language',
    'local-path',
    'indian-digits',
    'categories',
    'art-paths',
    'auth-art-paths',
  ),
  filesOf('packages/screens/src', 'time-in-india', 'load-failure'),
  filesOf('packages/platform/src', 'api', 'landing', 'react/remote', 'react/remote-tree', 'react/remote-router'),
]

const client = [
  /[\\/]zod[\\/]/,
  filesOf('packages/platform/src', 'client'),
  filesOf('packages/contracts/src', 'endpoint', 'problem', 'open-enum', 'list'),
]

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))

/**
 * Marks the router's unused code as pure, so that the build drops it. The package's own entry is made for development.
 */
const shakeableRouter: Plugin = {
  name: 'shakeable-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist/ },
    handler: (code) =>
      code
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)|new Set)\(/g, '= /* @__PURE__ */ $1(')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^var (\w+) = class extends (React\d*\.Component) \{$([\s\S]*?)^\};$/gm,
          'var $1 = /* @__PURE__ */ (() => class extends $2 {$3})();',
        )
        // Only the framework mode uses this, and no remote has it.
        .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
  },
}

/**
 * The package's entry includes the streaming renderer, which would be half of the bundle. `wrangler.toml` has the same
 * alias.
 */
function findStringRenderer() {
  const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('react-dom/package.json')
  return join(dirname(manifest), 'cjs/react-dom-server-legacy.browser.production.js')
}

function serverConfig(name: string): UserConfig {
  return {
    plugins: [react(), textModules, plainIcons, languageCopies({ readRoutes, pagesOfOthers: pagesBeside(name) })],
    resolve: { alias: { 'react-dom/server.edge': findStringRenderer() } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      target: 'webworker',
      resolve: { conditions: ['workerd', 'worker', 'import', 'module', 'default'] },
    },
    build: {
      ssr: 'src/server.tsx',
      // The copies for other languages.
      emitAssets: true,
      target: 'es2024',
      outDir: 'dist/server',
      minify: true,
      rolldownOptions: { external: [/^cloudflare:/], output: { entryFileNames: 'server.js', codeSplitting: false } },
    },
  }
}

import { readFile } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'
import { briefEndpoints } from './brief-endpoints.ts'
import { cssTarget } from './browser-baseline.ts'
import { languageCopies } from './language-copies.ts'
import { plainIcons } from './plain-icons.ts'
import { plainImports } from './plain-imports.ts'
import { usedStyles } from './used-styles.ts'

/**
 * Builds one classic script, because not every browser lets workers import. Its address never changes, because browsers
 * look there for a new version.
 */
const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        target: 'es2022',
        cssTarget,
        write: false,
        rolldownOptions: { input: 'offline-worker/offline-worker.ts', output: { format: 'iife' } },
      },
    })
    if (!('output' in built)) throw new Error('The offline worker was not built once')
    const [{ code }] = built.output
    this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: code })
  },
}

/** The script that only pages of a trial load, after everything that renders the page. */
const watchPage = 'watch-page'

/** The script that only pages of previews and of admins who have switched it on load. It contains its own styles. */
const developerBar = 'developer-bar'

/** These files are scanned separately, because no script of the browser contains their classes. */
const drawnByTheWorker = ['src/render-chrome.tsx', 'src/consent/consent-banner.tsx']

/** Lists the shell's files, because they must outlive the next release of the shell. */
const listFiles: Plugin = {
  name: 'list-files',
  apply: 'build',
  generateBundle: {
    // The copies for other languages are made in the same place, before.
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((path) => path.startsWith('assets/'))
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files.toSorted()) })
    },
  },
}

/**
 * Configures the build of the shell without the federation plugin's container, which would cost every visitor 15 kB.
 * `src/federation.ts` is the host instead.
 */
export const defineShellConfig = ({ port }: { port: number }) =>
  defineConfig(({ mode }) => (mode === 'chrome' ? chromeConfig : pageConfig(port)))

/** The chrome that the worker renders, in every language. The worker shares its React among them. */
const chromeConfig: UserConfig = {
  plugins: [react(), plainIcons, languageCopies()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['react', 'react-dom'], target: 'webworker' },
  build: {
    ssr: 'src/render-chrome.tsx',
    // The copies for other languages.
    emitAssets: true,
    target: 'es2024',
    outDir: 'dist/chrome',
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/],
      output: { entryFileNames: 'render-chrome.js', codeSplitting: false },
    },
  },
}

const pageConfig = (port: number) =>
  ({
    plugins: [
      react(),
      tailwindcss(),
      briefEndpoints,
      plainIcons,
      plainImports,
      languageCopies({ fileNameIn: (language, fileName) => fileName.replace('assets/', `assets/${language}/`) }),
      listFiles,
      offlineWorker,
      usedStyles(
        async () => (await Promise.all(drawnByTheWorker.map((path) => readFile(path, 'utf8')))).join('\n'),
        (name) => [watchPage, developerBar].includes(name),
      ),
    ],
    // The host loads remotes by the addresses of their entries rather than by manifests, so the runtime needs no
    // snapshots.
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
    server: { port, strictPort: true },
    // The content security policy allows no font or script in a `data:` URL.
    build: {
      target: 'es2022',
      cssTarget,
      outDir: 'dist/client',
      assetsInlineLimit: 0,
      // The page preloads the entry's imports together with the entry.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      rolldownOptions: {
        input: {
          index: 'index.html',
          [watchPage]: 'src/watch/watch-page.ts',
          [developerBar]: 'src/bar/developer-bar.ts',
        },
        output: {
          // Limits the size of files, so that none is a long task on a phone. The entry is a file of its own, because
          // it waits for the first page, and that page's files would wait for it.
          codeSplitting: {
            groups: [
              { name: 'react', tags: ['$initial'], test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              { name: 'federation', tags: ['$initial'], test: /node_modules[\\/]@module-federation[\\/]/ },
              {
                name: 'shell',
                tags: ['$initial'],
                test: /^(?!.*(watch-page|developer-bar|bar\.css|index\.html|shell[\\/]src[\\/]main\.))/,
              },
              {
                name: 'session',
                test: /shell[\\/]src[\\/]session[\\/]start-session\.|packages[\\/](contracts[\\/]src[\\/]limits|ui[\\/]src[\\/]dialog)\./,
              },
            ],
          },
        },
      },
    },
  }) satisfies UserConfig

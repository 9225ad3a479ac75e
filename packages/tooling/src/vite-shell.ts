import { readFile } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { briefEndpoints } from './brief-endpoints.ts'
import { cssTarget } from './browser-baseline.ts'
import { plainIcons } from './plain-icons.ts'
import { plainImports } from './plain-imports.ts'
import { usedStyles } from './used-styles.ts'

/**
 * One classic script, which not every browser lets import others. A browser looks for the next version of it at the same
 * address.
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

/** Only pages of a trial load it, and after everything that draws the page. */
const watchPage = 'watch-page'

/** Only pages of admins who have switched it on, and of previews. It brings its own styles. */
const developerBar = 'developer-bar'

/** These are scanned separately, because no script of the browser contains their classes. */
const drawnByTheWorker = ['src/render-chrome.tsx', 'src/consent/consent-banner.tsx']

/** The shell's files are listed, because they have to outlast the next shell. */
const listFiles: Plugin = {
  name: 'list-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((path) => path.startsWith('assets/'))
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files.toSorted()) })
  },
}

/** Leaves out the plugin's container, which costs every visitor 15 kB; `src/federation.ts` is the host at run time. */
export const defineShellConfig = ({ port }: { port: number }) =>
  defineConfig({
    plugins: [
      react(),
      tailwindcss(),
      briefEndpoints,
      plainIcons,
      plainImports,
      listFiles,
      offlineWorker,
      usedStyles(
        async () => (await Promise.all(drawnByTheWorker.map((path) => readFile(path, 'utf8')))).join('\n'),
        (name) => [watchPage, developerBar].includes(name),
      ),
    ],
    // Remotes are loaded by the address of their entry, never by a manifest: the runtime may leave its snapshots out.
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
    server: { port, strictPort: true },
    // The policy of the pages allows no font or script in a `data:` address.
    build: {
      target: 'es2022',
      cssTarget,
      outDir: 'dist/client',
      assetsInlineLimit: 0,
      // The page's loader asks for what the entry imports beside it, not after it.
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
          // No file is a long task for a phone. The entry stands alone: it waits for the first page, whose files would wait for
          // it.
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
  })

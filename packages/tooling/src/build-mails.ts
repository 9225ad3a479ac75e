import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { languageCopies, type TranslatedRoute } from './language-copies.ts'
import { findRemoteFolders } from './remote-folders.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The pages of all remotes, so that a link in a mail leads to the page in the reader's language. */
const readRoutes = async () =>
  (
    await Promise.all(
      findRemoteFolders().map(
        async (folder) =>
          (await import(join(root, folder, 'src/routes.registry.ts'))) as { routes: readonly TranslatedRoute[] },
      ),
    )
  ).flatMap(({ routes }) => routes)

/** Builds what writes mails, once for each language. The jobs worker is bundled with all copies (0146). */
export async function setup() {
  await build({
    root: join(root, 'workers/jobs'),
    configFile: false,
    logLevel: 'warn',
    plugins: [languageCopies({ readRoutes })],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'src/mail/render-mail.ts',
      // The copies for other languages.
      emitAssets: true,
      target: 'es2024',
      outDir: 'dist/mails',
      rolldownOptions: { output: { entryFileNames: 'render-mail.js', codeSplitting: false } },
    },
  })
}

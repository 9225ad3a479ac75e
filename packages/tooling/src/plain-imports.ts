import type { Plugin } from 'vite'

/** No file has preloads or a sheet of its own, so an `import()` needs no preload helper. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

import type { Plugin } from 'vite'

/** Removes Vite's preload helper from `import()`, because no file has preloads or a stylesheet of its own. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

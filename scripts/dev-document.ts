import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageIds, type BootRemote, type PageBoot } from '@kere/platform/boot'
import { contractVersion, type RemoteRoute } from '@kere/platform/border'
import { root } from './run-command.ts'

export interface DevRemote extends BootRemote {
  routes: readonly RemoteRoute[]
}

export async function readRemote(name: string): Promise<DevRemote> {
  const { routes } = (await import(join(root, `mfe-${name}/src/routes.registry.ts`))) as {
    routes: readonly RemoteRoute[]
  }
  const config = await readFile(join(root, `mfe-${name}/vite.config.ts`), 'utf8')
  const port = /port: (\d+)/.exec(config)![1]
  return {
    name,
    contract: contractVersion,
    entry: `http://localhost:${port}/remote-entry.js`,
    css: [],
    patterns: [],
    focused: [],
    offline: [],
    routes,
  }
}

/** Writes the document for development. It contains no rendered HTML, so the shell renders the whole page. */
export async function writeDocument(boot: PageBoot) {
  const template = await readFile(join(root, 'shell/index.html'), 'utf8')
  return template.replace(
    '<body></body>',
    `<body><div id="${pageIds.header}" data-app="shell"></div><main id="${pageIds.content}" tabindex="-1"></main>\
<div id="${pageIds.footer}" data-app="shell"></div><div id="${pageIds.overlays}" data-app="shell"></div>\
<script type="application/json" id="${pageIds.boot}">${JSON.stringify(boot)}</script></body>`,
  )
}

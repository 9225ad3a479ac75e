interface NewRemote {
  name: string
  port: number
}

/**
 * Everything that a remote needs to be built, released and tested: a page that the edge renders, at an address with its
 * name.
 */
export function remoteFiles({ name, port }: NewRemote): Record<string, string> {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const component = `${title}Page`
  const feature = `src/features/${name}/${name}`
  return {
    'package.json': `${JSON.stringify(manifest(name), null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "@kere/tooling/tsconfig/browser",
  "compilerOptions": {
    "types": ["vite/client"]
  },
  "include": ["src"]
}
`,
    'vite.config.ts': `import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({ name: '${name}', port: ${port} })
`,
    'vitest.config.ts': `import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({
  name: 'mfe-${name}',
  setupFiles: ['@kere/ui/testing/page-tests', 'src/testing/styles.css'],
  react: 'production',
})
`,
    'src/app.ts': `import { pagesOf, type RemoteApp } from '@kere/platform/page'
import { routes } from './routes.registry.ts'

export const app: RemoteApp = { name: '${name}', pages: pagesOf(routes) }
`,
    'src/entry.tsx': `import { createRemote } from '@kere/platform/react/remote'
import { app } from './app.ts'
import './styles.css'

export const { contract, mount, prefetch } = createRemote(app)
`,
    'src/server.tsx': `import type { RenderRequest } from '@kere/platform/border'
import { type ServedBy, serveRemote } from '@kere/platform/serve-remote'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { app } from './app.ts'

const render = serveRemote(app)

export default class extends WorkerEntrypoint<Pick<ServedBy, 'API'>> {
  render(request: RenderRequest) {
    return render(request, { API: this.env.API, waitUntil: (work) => this.ctx.waitUntil(work) })
  }
}
`,
    'src/cloudflare-workers.d.ts': `/** The runtime's own types cannot stand beside the DOM's. */
declare module 'cloudflare:workers' {
  export class WorkerEntrypoint<Env> {
    protected env: Env
    protected ctx: { waitUntil(work: Promise<unknown>): void }
  }
}
`,
    'src/styles.css': `@layer theme, base, components, utilities;

@import '@kere/ui/theme.css';

@source './';
@source '../../packages/ui/src';

@layer utilities {
  :where([data-app='${name}']) {
    @tailwind utilities;
  }
}
`,
    'src/testing/styles.css': `/* What the shell puts around the remote's own sheet. */
@layer theme, base, components, utilities;

@import 'tailwindcss/preflight.css' layer(base) source(none);
@import '@kere/brand/fonts.css';
@import '@kere/brand/tokens.css';
@import '@kere/brand/base.css';
@import '@kere/ui/motion.css';
@import '../styles.css';
`,
    [`${feature}.page.tsx`]: `import type { PageModule } from '@kere/platform/page'

export const route = { path: '/${name}' }

const title = '${title}'

function ${component}() {
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <header className="mx-auto max-w-page">
        <h1>${title}</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">The first page of ${name}.</p>
      </header>
    </div>
  )
}

export const page: PageModule = {
  component: ${component},
  describe: () => ({
    status: 200,
    meta: {
      title,
      description: 'The first page of ${name}.',
      canonical: route.path,
      breadcrumbs: [{ label: title, path: route.path }],
      noindex: true,
    },
  }),
}
`,
    'src/testing/visit-page.tsx': `import { renderRemoteForTest, type FetchStub } from '@kere/platform/react/stage'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { app } from '../app.ts'

export async function visitPage(path: string, answer: FetchStub) {
  const { tree, leave, ...stage } = await renderRemoteForTest(app, path, answer)
  onTestFinished(leave)
  const screen = await render(tree, { container: stage.container })
  return { screen, ...stage }
}
`,
    [`${feature}-page.test.tsx`]: `import { pending } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../testing/visit-page.tsx'

it('shows its heading, under its title, and has nothing for axe', async () => {
  document.documentElement.lang = 'en'
  document.title = '${title}'
  const { screen, container, description } = await visitPage('/${name}', pending)
  await expect.element(screen.getByRole('heading', { name: '${title}', level: 1 })).toBeVisible()
  expect(description).toMatchObject({ status: 200, meta: { title: '${title}', canonical: '/${name}' } })
  expect(await checkA11y(container)).toEqual([])
})
`,
  }
}

const manifest = (name: string) => ({
  name: `@kere/mfe-${name}`,
  private: true,
  type: 'module',
  scripts: { build: 'vite build', dev: 'vite', types: 'tsc --noEmit' },
  dependencies: {
    '@kere/brand': 'workspace:*',
    '@kere/platform': 'workspace:*',
    '@kere/ui': 'workspace:*',
    react: 'catalog:',
    'react-dom': 'catalog:',
  },
  devDependencies: {
    '@kere/tooling': 'workspace:*',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    tailwindcss: 'catalog:',
    typescript: 'catalog:',
    vite: 'catalog:',
    vitest: 'catalog:',
    'vitest-browser-react': 'catalog:',
  },
})

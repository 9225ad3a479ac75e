import { findRemoteFolders } from './remote-folders.ts'

interface PlantedImport {
  from: string
  imports: string
  /** A part of the refusal's text. Without it, the import is allowed. */
  refusedBy?: string
}

const feature = 'src/features/courses/courses/courses-page.tsx'
const partOfFeature = 'src/features/courses/course-authoring/editor/editor-screen.tsx'
const singleFeature = 'src/features/orders/orders-page.tsx'

export const planted: PlantedImport[] = [
  { from: 'shell/src/main.tsx', imports: './lib/dates.ts', refusedBy: 'No drawers' },
  {
    from: 'workers/api/src/courses/courses/list-courses.ts',
    imports: '../utils.ts',
    refusedBy: 'No drawers',
  },
  {
    from: 'packages/ui/src/controls/button.tsx',
    imports: '../../../brand/src/tokens.ts',
    refusedBy: 'Never step into another workspace',
  },
  {
    from: 'shell/worker/index.ts',
    imports: '../../mfe-public/src/server.tsx',
    refusedBy: 'Never step into another workspace',
  },
  {
    from: 'd1/seed/courses.ts',
    imports: '../../workers/api/src/app.ts',
    refusedBy: 'Never step into another workspace',
  },
  { from: 'shell/worker/index.ts', imports: '../src/document.tsx' },

  {
    from: 'packages/brand/src/tokens.ts',
    imports: '@kere/contracts/courses/courses',
    refusedBy: 'packages/brand may import no other',
  },
  { from: 'packages/brand/src/tokens.ts', imports: 'react', refusedBy: 'Nothing is rendered here' },
  { from: 'packages/brand/src/cover.ts', imports: 'd3-contour' },
  {
    from: 'packages/contracts/src/courses/courses.ts',
    imports: '@kere/platform/client',
    refusedBy: 'packages/contracts may import only @kere/brand',
  },
  {
    from: 'packages/contracts/src/courses/courses.ts',
    imports: 'drizzle-orm/sqlite-core',
    refusedBy: 'Only workers/api and d1 speak SQL',
  },
  {
    from: 'packages/contracts/src/courses/courses.ts',
    imports: 'hono',
    refusedBy: 'HTTP is served by the workers only',
  },
  { from: 'packages/contracts/src/courses/courses.ts', imports: 'zod/mini' },
  {
    from: 'packages/platform/src/client.ts',
    imports: '@kere/ui/controls/button',
    refusedBy: 'packages/platform may import only @kere/contracts, @kere/brand',
  },
  { from: 'packages/platform/src/client.ts', imports: '@kere/contracts/http/endpoint' },
  {
    from: 'packages/screens/src/list-page.tsx',
    imports: '@kere/mfe-admin/app',
    refusedBy:
      'packages/screens may import only @kere/platform, @kere/ui, @kere/brand, @kere/contracts, @kere/markdown',
  },
  {
    from: 'packages/ui/src/controls/button.tsx',
    imports: '@kere/screens/list-page',
    refusedBy: 'packages/ui may import only @kere/brand',
  },
  {
    from: 'packages/platform/src/client.ts',
    imports: '@kere/screens/list-page',
    refusedBy: 'packages/platform may import only @kere/contracts, @kere/brand',
  },
  { from: 'packages/screens/src/list-page.tsx', imports: '@tanstack/react-query' },
  { from: 'packages/screens/src/list-page.tsx', imports: '@kere/ui/data-table/data-table' },
  {
    from: 'workers/jobs/src/console/outbox/deliver-mail.ts',
    imports: '@kere/d1/schema/console/outbox',
    refusedBy: 'workers/jobs may import only @kere/contracts, @kere/brand',
  },
  {
    from: 'workers/jobs/src/console/outbox/deliver-mail.ts',
    imports: 'drizzle-orm',
    refusedBy: 'Only workers/api and d1 speak SQL',
  },
  { from: 'workers/jobs/src/console/outbox/deliver-mail.ts', imports: '@kere/contracts/console/outbox-rpc' },
  {
    from: 'packages/markdown/src/render-markdown.ts',
    imports: '@kere/contracts/http/limits',
    refusedBy: 'packages/markdown may import only @kere/brand',
  },
  { from: 'packages/markdown/src/render-markdown.ts', imports: 'unified' },
  {
    from: 'packages/multipart/src/multipart-events.ts',
    imports: '@kere/contracts/http/limits',
    refusedBy: 'packages/multipart may import no other package of the house',
  },
  { from: 'packages/multipart/src/multipart-events.ts', imports: 'multipasta' },
  {
    from: 'packages/session/src/access-token.ts',
    imports: '@kere/d1/schema/accounts/sessions',
    refusedBy: 'packages/session may import only @kere/contracts',
  },
  { from: 'packages/session/src/access-token.ts', imports: 'hono', refusedBy: 'HTTP is served by the workers only' },
  { from: 'packages/session/src/access-token.ts', imports: '@kere/contracts/accounts/session' },
  {
    from: 'packages/ui/src/course-card.tsx',
    imports: '@kere/contracts/courses/courses',
    refusedBy: 'packages/ui may import only @kere/brand',
  },
  { from: 'packages/ui/src/course-card.tsx', imports: '@tanstack/react-query', refusedBy: 'Components take props' },
  { from: 'packages/ui/src/course-card.tsx', imports: '@kere/brand/tokens' },
  {
    from: 'packages/tooling/src/vitest-browser.ts',
    imports: '@kere/ui/controls/button',
    refusedBy: 'packages/tooling may import only @kere/brand, @kere/markdown.',
  },

  { from: 'd1/schema/courses/courses.ts', imports: '@kere/brand/name', refusedBy: 'A table knows no brand' },
  {
    from: 'd1/schema/courses/courses.ts',
    imports: '@kere/platform/client',
    refusedBy: 'd1 may import only @kere/contracts, @kere/brand',
  },
  { from: 'd1/schema/courses/courses.ts', imports: '@kere/contracts/courses/courses' },
  { from: 'd1/seed/courses.ts', imports: 'hono', refusedBy: 'HTTP is served by the workers only' },
  { from: 'd1/seed/courses.ts', imports: '@kere/brand/name' },

  {
    from: 'workers/api/src/app.ts',
    imports: '@kere/ui/controls/button',
    refusedBy: 'workers/api may import only @kere/contracts, @kere/brand, @kere/d1',
  },
  { from: 'workers/api/src/app.ts', imports: 'react-dom/server', refusedBy: 'Nothing is rendered here' },
  { from: 'workers/api/src/index.ts', imports: './courses/courses/courses.routes.ts' },
  {
    from: 'workers/api/src/courses/courses/courses.routes.ts',
    imports: './courses.queries.ts',
    refusedBy: 'Only a use case calls queries',
  },
  {
    from: 'workers/api/src/courses/courses/courses.routes.ts',
    imports: 'drizzle-orm/d1',
    refusedBy: 'Tables and SQL belong in *.queries.ts',
  },
  {
    from: 'workers/api/src/courses/courses/courses.routes.ts',
    imports: '@kere/d1/schema/courses/courses',
    refusedBy: 'Tables and SQL belong in',
  },
  {
    from: 'workers/api/src/courses/courses/courses.routes.ts',
    imports: '../learning/learning.routes.ts',
    refusedBy: 'Only index.ts and routes.ts mount routes',
  },
  { from: 'workers/api/src/courses/courses/courses.routes.ts', imports: './list-courses.ts' },
  { from: 'workers/api/src/courses/courses/courses.routes.ts', imports: '@hono/zod-validator' },
  {
    from: 'workers/api/src/courses/courses/list-courses.ts',
    imports: 'hono/http-exception',
    refusedBy: 'Only *.routes.ts knows HTTP',
  },
  {
    from: 'workers/api/src/courses/courses/list-courses.ts',
    imports: 'drizzle-orm',
    refusedBy: 'Tables and SQL belong in',
  },
  {
    from: 'workers/api/src/courses/courses/list-courses.ts',
    imports: './courses.routes.ts',
    refusedBy: 'Only index.ts and routes.ts mount routes',
  },
  {
    from: 'workers/api/src/courses/courses/list-courses.ts',
    imports: '../learning/learning.queries.ts',
    refusedBy: 'Queries are private',
  },
  { from: 'workers/api/src/courses/courses/list-courses.ts', imports: '../learning/get-lesson.ts' },
  { from: 'workers/api/src/courses/courses/list-courses.ts', imports: './courses.queries.ts' },
  { from: 'workers/api/src/courses/courses/list-courses.ts', imports: './courses.domain.ts' },
  {
    from: 'workers/api/src/courses/courses/courses.domain.ts',
    imports: './courses.queries.ts',
    refusedBy: 'Only a use case calls queries',
  },
  {
    from: 'workers/api/src/courses/courses/courses.domain.ts',
    imports: 'hono',
    refusedBy: 'Only *.routes.ts knows HTTP',
  },
  {
    from: 'workers/api/src/courses/courses/courses.domain.ts',
    imports: 'drizzle-orm',
    refusedBy: 'Tables and SQL belong in',
  },
  { from: 'workers/api/src/courses/courses/courses.domain.ts', imports: '@kere/contracts/courses/courses' },
  {
    from: 'workers/api/src/courses/courses/courses.queries.ts',
    imports: '../learning/learning.queries.ts',
    refusedBy: 'Queries are private',
  },
  {
    from: 'workers/api/src/courses/courses/courses.queries.ts',
    imports: 'hono',
    refusedBy: 'Only *.routes.ts knows HTTP',
  },
  { from: 'workers/api/src/courses/courses/courses.queries.ts', imports: 'drizzle-orm' },
  { from: 'workers/api/src/courses/courses/course-rows.ts', imports: 'drizzle-orm' },
  {
    from: 'workers/api/src/courses/courses/course-rows.ts',
    imports: 'hono',
    refusedBy: 'Only *.routes.ts knows HTTP',
  },
  {
    from: 'workers/api/src/courses/courses/courses.queries.ts',
    imports: '@kere/d1/schema/courses/courses',
  },
  {
    from: 'workers/api/src/courses/courses/list-courses.test.ts',
    imports: '@kere/d1/schema/courses/courses',
  },

  ...(
    [
      ['base', '../http/route.ts', 'workers/api/src/base may import no other room'],
      ['http', '../kit/lists/cursor.ts', 'workers/api/src/http may import only base.'],
      ['kit/lists', '../../accounts/auth/log-in.ts', 'workers/api/src/kit may import only base, http.'],
      [
        'accounts/auth',
        '../../courses/courses/get-course.ts',
        'workers/api/src/accounts may import only base, http, kit.',
      ],
      [
        'certificates/certificates',
        '../../courses/courses/get-course.ts',
        'workers/api/src/certificates may import only base, http, kit, accounts.',
      ],
      [
        'courses/learning',
        '../../events/events/get-event.ts',
        'workers/api/src/courses may import only base, http, kit, accounts, certificates.',
      ],
      [
        'events/events',
        '../../courses/courses/get-course.ts',
        'workers/api/src/events may import only base, http, kit, accounts, certificates, mentorship.',
      ],
      [
        'orders',
        '../forms/feedback/submit-feedback.ts',
        'workers/api/src/orders may import only base, http, kit, accounts, courses, events.',
      ],
      [
        'forms/feedback',
        '../../orders/place-order.ts',
        'workers/api/src/forms may import only base, http, kit, accounts.',
      ],
      ['forms/feedback', '../../console/labels.ts', 'workers/api/src/forms may import only base, http, kit, accounts.'],
      [
        'labs',
        '../orders/place-order.ts',
        'workers/api/src/labs may import only base, http, kit, accounts, certificates.',
      ],
      [
        'paths/learning-paths',
        '../../courses/courses/get-course.ts',
        'workers/api/src/paths may import only base, http, kit, accounts, forms.',
      ],
      [
        'publishing/posts',
        '../../events/events/events.ts',
        'workers/api/src/publishing may import only base, http, kit, accounts, forms.',
      ],
      [
        'fellowship/fellowship-rounds',
        '../../publishing/posts/posts.ts',
        'workers/api/src/fellowship may import only base, http, kit, accounts, certificates.',
      ],
      [
        'mentorship/mentorship',
        '../../events/events/events.ts',
        'workers/api/src/mentorship may import only base, http, kit, accounts, certificates.',
      ],
      [
        'portfolio/impact-entries',
        '../../courses/courses/courses.ts',
        'workers/api/src/portfolio may import only base, http, kit, accounts.',
      ],
      [
        'careers/positions',
        '../../events/events/events.ts',
        'workers/api/src/careers may import only base, http, kit, accounts, forms.',
      ],
      [
        'people/listed-people',
        '../../events/events/events.ts',
        'workers/api/src/people may import only base, http, kit, accounts, mentorship, forms, portfolio.',
      ],
      [
        'site/leaders',
        '../../publishing/posts/posts.ts',
        'workers/api/src/site may import only base, http, kit, accounts.',
      ],
      [
        'translations/translations',
        '../../search/site-search/search-site.ts',
        'workers/api/src/translations may import only base, http, kit, accounts, certificates',
      ],
      [
        'search/site-search',
        '../../console/labels.ts',
        'workers/api/src/search may import only base, http, kit, accounts, certificates',
      ],
      ['console/retention', '../../routes.ts', 'A room never imports what composes the API'],
      [
        'console/dashboard',
        '../../notifications/notifications.ts',
        'workers/api/src/console may import only base, http, kit, accounts, certificates',
      ],
    ] as const
  ).map(([room, imports, refusedBy]): PlantedImport => ({
    from: `workers/api/src/${room}/planted.ts`,
    imports,
    refusedBy,
  })),
  { from: 'workers/api/src/http/planted.ts', imports: '../base/context.ts' },
  { from: 'workers/api/src/orders/planted.ts', imports: '../events/event-registrations/event-orders.ts' },
  { from: 'workers/api/src/paths/planted.ts', imports: '../forms/visitor-forms/throttle-visitor-form.ts' },
  { from: 'workers/api/src/careers/planted.ts', imports: '../forms/visitor-forms/throttle-visitor-form.ts' },
  { from: 'workers/api/src/console/retention/planted.ts', imports: '../../forms/feedback/list-feedback.ts' },

  { from: 'shell/src/main.tsx', imports: '@kere/mfe-public/app', refusedBy: 'shell may import only @kere/platform' },
  {
    from: 'shell/worker/index.ts',
    imports: '@kere/d1/schema/courses/courses',
    refusedBy: 'shell may import only @kere/platform',
  },
  { from: 'shell/worker/index.ts', imports: 'drizzle-orm', refusedBy: 'Only workers/api and d1 speak SQL' },
  { from: 'shell/worker/index.ts', imports: 'hono' },
  { from: 'shell/src/main.tsx', imports: 'hono/client', refusedBy: 'HTTP is served by the workers only' },
  {
    from: 'shell/src/main.tsx',
    imports: '../worker/registry.ts',
    refusedBy: "The browser never loads the edge worker's code",
  },
  { from: 'shell/src/remotes.ts', imports: '@module-federation/runtime' },

  ...findRemoteFolders().flatMap((folder): PlantedImport[] => {
    const another = folder === 'mfe-admin' ? '@kere/mfe-public' : '@kere/mfe-admin'
    const app = `${folder}/src/app.tsx`
    return [
      { from: app, imports: `${another}/app`, refusedBy: `${folder} may import only @kere/screens` },
      { from: app, imports: '@kere/shell/navigation', refusedBy: `${folder} may import only @kere/screens` },
      { from: app, imports: '@kere/api/courses', refusedBy: `${folder} may import only @kere/screens` },
      { from: app, imports: 'drizzle-orm', refusedBy: 'Only workers/api and d1 speak SQL' },
      { from: app, imports: 'hono/client', refusedBy: 'HTTP is served by the workers only' },
      { from: app, imports: '@module-federation/runtime', refusedBy: 'Only the shell loads remotes' },
      { from: app, imports: './features/courses/courses/courses.page.ts' },
      { from: app, imports: '@kere/ui/controls/button' },
      {
        from: `${folder}/${feature}`,
        imports: '../player/player-page.tsx',
        refusedBy: 'Features do not know each other',
      },
      {
        from: `${folder}/${feature}`,
        imports: '../../events/events/event-card.tsx',
        refusedBy: 'Features do not know each other',
      },
      {
        from: `${folder}/${singleFeature}`,
        imports: '../events/my-events/ticket.tsx',
        refusedBy: 'Features do not know each other',
      },
      {
        from: `${folder}/${feature}`,
        imports: '../../../features/events/events/event-card.tsx',
        refusedBy: 'Features do not know each other',
      },
      {
        from: `${folder}/${feature}`,
        imports: '../../../app.tsx',
        refusedBy: 'A feature never imports the app around it',
      },
      { from: `${folder}/${feature}`, imports: './courses.api.ts' },
      { from: `${folder}/${feature}`, imports: '../../../pages/cover.tsx' },
      { from: `${folder}/${partOfFeature}`, imports: '../outline/outline-list.tsx' },
      {
        from: `${folder}/${partOfFeature}`,
        imports: '../../player/player-page.tsx',
        refusedBy: 'Features do not know each other',
      },
      { from: `${folder}/${feature}`, imports: '@kere/contracts/courses/courses' },
    ]
  }),

  {
    from: 'e2e/journeys/courses.spec.ts',
    imports: '@kere/ui/controls/button',
    refusedBy: 'e2e may import only @kere/contracts, @kere/d1',
  },
  { from: 'e2e/journeys/courses.spec.ts', imports: 'react', refusedBy: 'Nothing is rendered here' },
  { from: 'e2e/journeys/courses.spec.ts', imports: '@kere/d1/seed/courses' },
]

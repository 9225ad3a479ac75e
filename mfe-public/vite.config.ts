import { filesOf } from '@kere/tooling/files-of'
import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({
  name: 'public',
  port: 5181,
  core: [
    filesOf(
      'mfe-public/src',
      'load-failure',
      'null-if-not-found',
      'lazy-component',
      'late-part',
      'cover',
      'use-hydrated',
      'use-own',
    ),
  ],
  kinds: {
    // A separate chunk, because few pages change anything before the reader acts.
    mutations: [/@tanstack[\\/](query-core|react-query)[\\/].*[\\/](mutationObserver|useMutation)\./],
    'draft-limits': [filesOf('packages/contracts/src', 'draft-limits')],
    // A separate chunk, because another remote that searches a list would otherwise load the catalogue.
    'search-words': [filesOf('packages/brand/src', 'search-words')],
    courses: [
      filesOf(
        'mfe-public/src/features/courses/courses',
        'course-grid',
        'course-card',
        'courses.api',
        'catalogue-address',
      ),
      filesOf('mfe-public/src/features/courses/courses', 'course-text', 'course-href'),
    ],
    dates: [
      filesOf('packages/ui/src', 'date-block', 'clock-times', 'category-label'),
      filesOf('mfe-public/src', 'use-now'),
    ],
    events: [
      filesOf('mfe-public/src/features/events/events', 'event-row', 'event-badges', 'event-state', 'event-href'),
      filesOf('mfe-public/src/features/events/events', 'events.api', 'seats-bar', 'own-time'),
      filesOf('mfe-public/src/features/events/events', 'row-skeletons', 'event-text'),
    ],
    filters: [
      filesOf('mfe-public/src', 'filter-fields', 'filter-sheet', 'use-result-news', 'expired-page'),
      filesOf('packages/ui/src', 'filter-popover', 'switch', 'chip', 'use-typed-field'),
    ],
    // A separate chunk, because the educator chat would otherwise load all sign-in pages.
    'web-storage': [filesOf('packages/platform/src', 'web-storage')],
    // A separate chunk for pages that load their form later.
    submission: [filesOf('packages/platform/src', 'react/use-submission')],
    // A separate chunk for a search or a notice, which use some of these fields without the rest of a form.
    fields: [filesOf('mfe-public/src', 'email-input'), filesOf('packages/ui/src', 'text-input')],
    refusals: [filesOf('mfe-public/src', 'refusal', 'form-notice', 'form-refusal')],
    forms: [
      filesOf('mfe-public/src', 'use-checked-form'),
      filesOf('packages/ui/src', 'use-after-press'),
      filesOf('packages/contracts/src', 'safe-path'),
    ],
    'visitor-form': [
      filesOf('mfe-public/src', 'visitor-form', 'error-summary'),
      filesOf('packages/ui/src', 'honeypot', 'text-area'),
      filesOf('packages/contracts/src', 'visitor-form-options'),
    ],
    'auth-icons': [/lucide-react[\\/].*[\\/](arrow-big-up-dash|eye|eye-off|lock)\./],
    auth: [
      filesOf('mfe-public/src', 'auth-art', 'auth-frame', 'auth-page', 'account-fields'),
      filesOf('mfe-public/src', 'google-form'),
      filesOf('packages/ui/src', 'password-input'),
    ],
  },
})

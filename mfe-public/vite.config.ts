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
      'failure-part',
      'cover',
      'use-hydrated',
    ),
  ],
  kinds: {
    // Alone: what searches a list of its own would load the catalogue.
    'search-words': [filesOf('packages/brand/src', 'search-words')],
    courses: [
      filesOf(
        'mfe-public/src/features/courses/catalogue',
        'course-grid',
        'course-card',
        'courses.api',
        'catalogue-address',
      ),
      filesOf('mfe-public/src/features/courses/catalogue', 'course-text', 'course-href'),
    ],
    dates: [filesOf('packages/ui/src', 'date-block', 'clock-times', 'category-label')],
    events: [
      filesOf('mfe-public/src/features/events/catalogue', 'event-row', 'event-badges', 'event-state', 'event-href'),
      filesOf(
        'mfe-public/src/features/events/catalogue',
        'events.api',
        'seats-bar',
        'own-time',
        'register-id',
        'own-row',
      ),
      filesOf('mfe-public/src/features/events/catalogue', 'art-subject', 'use-now', 'row-skeletons', 'event-text'),
    ],
    filters: [
      filesOf('mfe-public/src', 'read-form', 'hidden-fields', 'filter-sheet', 'use-result-news', 'expired-page'),
      filesOf('packages/ui/src', 'filter-popover', 'switch', 'chip', 'use-typed-field'),
    ],
    // Alone: the educator chat would load all that leads in.
    'web-storage': [filesOf('packages/platform/src', 'web-storage')],
    // A page asks for it that brings its form later.
    submission: [filesOf('packages/platform/src', 'react/use-submission')],
    forms: [
      filesOf('mfe-public/src', 'refusal', 'form-notice', 'form-refusal', 'use-checked-form', 'email-input'),
      filesOf('packages/ui/src', 'text-input', 'use-after-press'),
      filesOf('packages/contracts/src', 'safe-path'),
    ],
    'auth-icons': [/lucide-react[\\/].*[\\/](arrow-big-up-dash|eye|eye-off|lock)\./],
    auth: [
      filesOf('mfe-public/src', 'auth-art', 'auth-frame', 'auth-page', 'account-email', 'kept-email'),
      filesOf('mfe-public/src', 'password-input', 'google-form'),
      filesOf('packages/ui/src', 'password-input'),
    ],
  },
})

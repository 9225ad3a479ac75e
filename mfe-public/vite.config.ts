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
    filters: [
      filesOf('mfe-public/src', 'read-form', 'hidden-fields', 'filter-sheet', 'use-result-news', 'expired-page'),
      filesOf('packages/ui/src', 'filter-popover', 'switch', 'chip', 'use-typed-field'),
    ],
    // Alone: the educator chat would load all that leads in.
    'web-storage': [filesOf('packages/platform/src', 'web-storage')],
    auth: [
      filesOf('mfe-public/src', 'auth-art', 'auth-frame', 'auth-page', 'account-email', 'kept-email', 'email-input'),
      filesOf('mfe-public/src', 'password-input', 'google-form', 'refusal', 'form-notice', 'form-refusal'),
      filesOf('mfe-public/src', 'use-checked-form'),
      filesOf('packages/ui/src', 'password-input', 'text-input', 'use-after-press'),
      filesOf('packages/platform/src', 'react/use-submission'),
      filesOf('packages/contracts/src', 'safe-path'),
      /lucide-react[\\/].*[\\/](arrow-big-up-dash|eye|eye-off|lock)\./,
    ],
  },
})

import { filesOf } from '@kere/tooling/files-of'
import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({
  name: 'learner',
  port: 5182,
  kinds: {
    dates: [filesOf('packages/ui/src', 'date-block', 'clock-times')],
    signs: [/lucide-react[\\/].*[\\/](circle-user|hourglass)\./],
    'back-link': [filesOf('mfe-learner/src', 'back-link'), /lucide-react[\\/].*[\\/]arrow-left\./],
    learning: [
      filesOf('packages/screens/src', 'duration', 'enrollment-status', 'course-href'),
      filesOf('packages/ui/src', 'progress-bar', 'category-label', 'refused-act'),
      filesOf('packages/contracts/src', 'enrollment-options'),
    ],
    lists: [
      filesOf('packages/screens/src', 'use-kept-focus', 'use-result-news'),
      filesOf('packages/ui/src', 'data-table-tabs', 'use-is-phone'),
    ],
  },
})

import { filesOf } from '@kere/tooling/files-of'
import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({
  name: 'educator',
  port: 5183,
  kinds: {
    // Separate from the validation, which no page needs at once.
    text: [filesOf('packages/contracts/src', 'visible-text')],
    fields: [filesOf('packages/ui/src', 'text-input', 'text-area', 'select', 'switch', 'use-after-press')],
    editor: [
      filesOf('packages/screens/src', 'editor-skeleton', 'lazy-part', 'form-errors', 'editor-notice', 'offline-notice'),
    ],
    events: [
      filesOf('mfe-educator/src', 'event-paths', 'no-event'),
      filesOf('packages/contracts/src', 'event-options', 'event-cover'),
    ],
  },
})

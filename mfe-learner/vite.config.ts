import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({
  name: 'learner',
  port: 5182,
  kinds: {
    learning: [
      /packages[\\/]screens[\\/]src[\\/](duration|enrollment-status|my-course-href)\./,
      /packages[\\/]ui[\\/]src[\\/](progress-bar|category-label)\./,
      /packages[\\/]contracts[\\/]src[\\/](enrollment-options|event-options|course-figures|enrollment-figures)\./,
    ],
    lists: [
      /packages[\\/]screens[\\/]src[\\/](use-kept-focus|use-result-news)\./,
      /packages[\\/]ui[\\/]src[\\/](data-table-tabs|use-is-phone)\./,
    ],
  },
})

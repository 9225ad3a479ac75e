import { defineRemoteConfig } from '@kere/tooling/vite-remote'

export default defineRemoteConfig({
  name: 'public',
  port: 5181,
  kinds: {
    courses: [
      /features[\\/]courses[\\/](course-grid|course-card|courses\.api|catalogue-address|course-text|course-href)\./,
    ],
    filters: [
      /mfe-public[\\/]src[\\/](read-form|hidden-fields|filter-sheet)\./,
      /packages[\\/]ui[\\/]src[\\/](filter-popover|switch|chip)\./,
    ],
    'way-in': [
      /mfe-public[\\/]src[\\/](way-in-|account-email|kept-email|email-input|password-input|google-form|refusal|form-|use-checked-form)/,
      /packages[\\/]ui[\\/]src[\\/](password-input|text-input|use-after-press)\./,
      /packages[\\/]platform[\\/]src[\\/]react[\\/]use-submission\./,
      /packages[\\/]contracts[\\/]src[\\/]safe-path\./,
      /lucide-react[\\/].*[\\/](arrow-big-up-dash|eye|eye-off|lock)\./,
    ],
  },
})

import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({
  name: 'mfe-admin',
  setupFiles: ['@kere/ui/testing/page-tests', 'src/testing/styles.css'],
  react: 'production',
})

import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({ name: 'mfe-admin', setupFiles: ['src/testing/styles.css'] })

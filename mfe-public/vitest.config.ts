import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({ name: 'mfe-public', setupFiles: ['src/testing/styles.css'] })

import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({ name: 'ui', setupFiles: ['src/gallery/styles.css'] })

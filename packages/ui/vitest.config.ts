import { componentTests } from '@kere/tooling/vitest-browser'

export default componentTests({ name: 'ui', setupFiles: ['@kere/ui/testing/page-tests', 'src/gallery/styles.css'] })

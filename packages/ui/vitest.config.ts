import { componentTests } from '@kere/tooling/vitest-browser'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(componentTests({ name: 'ui', setupFiles: ['src/gallery/styles.css'] }), {
  optimizeDeps: {
    include: ['axe-core', 'class-variance-authority', '@kere/brand > d3-contour'],
    exclude: ['lucide-react'],
  },
})

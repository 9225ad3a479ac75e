import { componentTests } from '@kere/tooling/vitest-browser'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(componentTests({ name: 'shell', setupFiles: ['src/chrome/styles.css'] }), {
  optimizeDeps: { include: ['react-dom/server'], exclude: ['lucide-react'] },
})

import './chrome/styles.css'
import { startShell } from './start-shell.ts'

// The newest features that Safari, Chrome and Firefox of the baseline lack (U-38).
if (!('withResolvers' in Promise && 'canParse' in URL && 'popover' in HTMLElement.prototype))
  await import('./polyfills.ts')
await startShell()

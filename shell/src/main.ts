import './chrome/styles.css'
import { startShell } from './start-shell.ts'

await startShell()

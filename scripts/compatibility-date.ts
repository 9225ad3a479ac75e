import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-command.ts'

export const compatibilityDate = /^compatibility_date = "(.+)"$/m.exec(
  readFileSync(join(root, 'wrangler.toml'), 'utf8'),
)![1]!

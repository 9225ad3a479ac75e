import { parseArgs } from 'node:util'
import { remotes } from './remotes.ts'

/**
 * `pnpm dev` runs everything locally. `pnpm dev learner --on https://…` runs one remote of this checkout inside that
 * site.
 */
const { values, positionals } = parseArgs({ options: { on: { type: 'string' } }, allowPositionals: true })
const [remote, ...others] = positionals

if (values.on === undefined && remote === undefined) await import('./dev-here.ts')
else if (values.on !== undefined && remote !== undefined && others.length === 0) await startOver(remote, values.on)
else refuse('pnpm dev, or pnpm dev <remote> --on <origin>')

async function startOver(name: string, site: string) {
  if (!remotes.includes(name)) return refuse(`${name} is no remote: there are ${remotes.join(', ')}`)
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(site)) return refuse(`${site} is no origin: give one as https://kere.example`)
  const { devOverSite } = await import('./dev-over-site.ts')
  await devOverSite(name, new URL(site).origin)
}

function refuse(text: string) {
  console.error(`\n  ${text}\n`)
  process.exitCode = 2
}

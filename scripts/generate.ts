import { parseArgs } from 'node:util'

// What is generated reads the registry of tables.
await import('./registries.ts')

const { name } = parseArgs({ options: { name: { type: 'string' } } }).values
if (name !== undefined) await migrate(name)

async function migrate(change: string) {
  if (!/^[a-z0-9]+(_[a-z0-9]+)+$/.test(change)) {
    console.error('Say what the migration does: pnpm generate --name verb_noun')
    process.exit(2)
  }
  const { generate } = await import('@kere/d1/generate')
  const file = await generate(change)
  console.log(file === undefined ? 'Nothing to migrate.' : `d1/migrations/${file}: read it before you commit it.`)
}

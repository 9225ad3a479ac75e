import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Secrets that are generated if nobody supplies them. */
const random = new Set(['ACCESS_TOKEN_SECRET', 'SIGNING_SECRET', 'RELEASE_TOKEN'])
const optional = new Set(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])

/** Reads each secret from the environment, or asks for it without showing it. */
export async function askForSecrets(names: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const name of names) {
    const value = process.env[name] ?? (await ask(name))
    if (value !== '') found.set(name, value)
    else if (random.has(name)) found.set(name, makeSecret(name))
    else if (!optional.has(name)) throw new Error(`${name} is needed. Nothing was deployed.`)
  }
  return found
}

async function ask(name: string) {
  if (!process.stdin.isTTY) throw new Error(`${name} is missing: set it, or deploy from a terminal, which asks for it.`)
  const hint = random.has(name) ? 'empty: a new one is made' : optional.has(name) ? 'empty: without' : 'needed'
  process.stdout.write(`  ${name} (${hint}): `)
  const typed = createInterface({ input: process.stdin, output: silence, terminal: true })
  try {
    return (await typed.question('')).trim()
  } finally {
    typed.close()
    console.log()
  }
}

const silence = new Writable({ write: (_chunk, _encoding, done) => done() })

function makeSecret(name: string) {
  const value = randomBytes(32).toString('hex')
  // RELEASE_TOKEN is printed, because people need it to release and no worker shows it again. Nobody needs to know the
  // others.
  if (name === 'RELEASE_TOKEN') console.log(`  A new RELEASE_TOKEN; keep it where releases are made: ${value}`)
  return value
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { configOf } from './deploy-plan.ts'
import { readValue, withValue } from './wrangler-file.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
let clone: string

/** Prepares a fresh clone, without dependencies, build output or an account. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'kere-deploy-'))
  for (const path of ['package.json', 'scripts', 'packages/tooling/src', ...Object.values(configOf)])
    cpSync(join(root, path), join(clone, path), { recursive: true })
  for (const path of Object.values(configOf))
    change(path, (text) => text.replace(/\n\[env\.[\s\S]*/, (own) => own.replaceAll(/^(database_id|id) = .*\n/gm, '')))
  nameHost('staging', 'https://staging.kere.example')
  nameHost('production', 'https://kere.example')
})
afterEach(() => rmSync(clone, { recursive: true }))

const read = (path: string) => readFileSync(join(clone, path), 'utf8')

function change(path: string, edit: (text: string) => string) {
  writeFileSync(join(clone, path), edit(read(path)))
}

function nameHost(environment: string, origin: string) {
  for (const path of [configOf.jobs, configOf.api])
    change(path, (text) => withValue(text, { table: `env.${environment}.vars`, key: 'SITE_ORIGIN' }, origin))
}

/** Runs the script with an empty `PATH`, so that it cannot call any program but Node. */
function deploy(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: '' },
  })
  return { status, stdout, stderr }
}

it('says on a clean clone each step and what is missing', () => {
  const { status, stdout, stderr } = deploy('--env', 'staging', '--dry-run')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const lines = stdout.split('\n').filter((line) => /^ +\d+\. |^ +missing: |^ {2}\S|^ {4}\S/.test(line))
  expect(lines.map((line) => line.trim())).toEqual([
    'staging, https://staging.kere.example. Nothing is done, and nobody is asked.',
    '1. create the D1 database kere-staging',
    'missing: the account was not asked; what is there is left',
    '2. create the KV namespace registry-staging',
    'missing: the account was not asked; what is there is left',
    '3. create the R2 bucket releases-staging',
    'missing: the account was not asked; what is there is left',
    '4. create the R2 bucket media-staging',
    'missing: the account was not asked; what is there is left',
    '5. create the R2 bucket fellowship-applications-staging',
    'missing: the account was not asked; what is there is left',
    '6. create the R2 bucket job-applications-staging',
    'missing: the account was not asked; what is there is left',
    '7. create the R2 bucket lab-submissions-staging',
    'missing: the account was not asked; what is there is left',
    '8. create the R2 bucket impact-evidence-staging',
    'missing: the account was not asked; what is there is left',
    '9. create the R2 bucket backups-staging',
    'missing: the account was not asked; what is there is left',
    '10. create the queue outbox-staging',
    'missing: the account was not asked; what is there is left',
    '11. create the queue outbox-bulk-staging',
    'missing: the account was not asked; what is there is left',
    '12. create the queue outbox-dead-staging',
    'missing: the account was not asked; what is there is left',
    '13. write the ids of staging into the configuration',
    'missing: database_id in workers/api/wrangler.toml, id of REGISTRY in wrangler.toml; commit them, they are addresses and no secrets',
    '14. ask for secrets, which go along with the workers',
    'missing: the account was not asked; a new one needs ACCESS_TOKEN_SECRET, SUPER_ADMIN_EMAIL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, SIGNING_SECRET, RELEASE_TOKEN',
    '15. build what is deployed, which is what the tests run',
    '16. apply the migrations to kere-staging',
    '17. upload a version of api',
    'missing: the account was not asked; a worker that is not there yet is deployed at once',
    '18. give 0 % of requests the new api',
    '19. give 10 % of requests the new api',
    '20. give 50 % of requests the new api',
    '21. give 100 % of requests the new api',
    '22. deploy jobs',
    'missing: SITE_ORIGIN of staging is still https://staging.kere.example: put your host into workers/jobs/wrangler.toml (SITE_ORIGIN, MAIL_FROM), workers/api/wrangler.toml (SITE_ORIGIN) and wrangler.toml (routes)',
    '23. upload a version of shell',
    'missing: the account was not asked; a worker that is not there yet is deployed at once',
    '24. give 0 % of requests the new shell',
    '25. give 10 % of requests the new shell',
    '26. give 50 % of requests the new shell',
    '27. give 100 % of requests the new shell',
    '28. apply the routes of the shell, which come with no version',
    '29. release each remote whose name is not live',
    'missing: RELEASE_TOKEN, unless it is new and was asked for',
    'Where it is not set, nor done by hand, this is what people see:',
    expect.stringMatching(/^PAYMENT_PAYEE, .*an admin has to write it\.$/),
    expect.stringMatching(/^GST_GSTIN, /),
    expect.stringMatching(/^RAZORPAY_KEY_ID, /),
    expect.stringMatching(/^GOOGLE_CLIENT_ID, /),
    expect.stringMatching(/^CHALLENGE_VERIFY_URL, /),
    expect.stringMatching(/^SCANNER_URL, /),
    expect.stringMatching(/^TEAM_EMAIL /),
    expect.stringMatching(/^ANALYTICS_SERVICE, /),
    expect.stringMatching(/^the domain staging\.kere\.example under Email Sending: /),
    expect.stringMatching(/^read replication of the database/),
    expect.stringMatching(/^the zone of staging\.kere\.example in the account: /),
    expect.stringMatching(/^the Workers paid plan: /),
    'Nothing is installed yet: npm run setup.',
  ])
})

it('says the command of each step, what is looked at behind it, and the way back', () => {
  const { stdout } = deploy('--env', 'production', '--dry-run')
  for (const text of [
    'wrangler d1 create --location apac kere\n',
    'wrangler d1 migrations apply kere --remote --config workers/api/wrangler.toml --env production',
    'wrangler versions upload dist/workers/shell/index.js --no-bundle --config wrangler.toml --env production',
    'wrangler versions deploy --yes <new version>@10 <old version>@90 --config wrangler.toml --env production',
    'then: asked of the new shell, 6 times, /api/health answers 200 with "status":"ok"; /api/courses answers 200',
    'every file of the shell that it names is there for everybody',
    'else: wrangler versions deploy --yes <old version>@100 --config wrangler.toml --env production',
    'wrangler triggers deploy --config wrangler.toml --env production',
  ])
    expect(stdout).toContain(text)
})

it('deploys nothing to a host that nobody has named, nor to an environment that there is none of', () => {
  expect(deploy('--env', 'production')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('SITE_ORIGIN of production is still https://kere.example.'),
  })
  expect(deploy('--env', 'test')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no environment test.'),
  })
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('Which environment?') })
})

it('deploys nothing whose API makes passkeys for another host', () => {
  nameHost('production', 'https://lake.org')
  change(configOf.api, (text) => text.replaceAll('https://lake.org', 'https://other.lake.org'))
  expect(deploy('--env', 'production')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('SITE_ORIGIN of production is not the same in'),
  })
})

it('deploys nothing before its dependencies are installed', () => {
  nameHost('production', 'https://lake.org')
  expect(deploy('--env', 'production')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing is installed yet: npm run setup.'),
  })
})

describe('on an account', () => {
  interface Held {
    databases: string[]
    namespaces: string[]
    buckets: string[]
    queues: string[]
    deployed: string[]
  }

  /** A replacement for Cloudflare that records the created resources and the names of the secrets. */
  const wrangler = `
    import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
    const args = process.argv.slice(2)
    const held = JSON.parse(readFileSync('HELD', 'utf8'))
    const asked = args.join(' ')
    const after = (flag) => args[args.indexOf(flag) + 1]
    const lists = { 'd1 create': 'databases', 'kv namespace create': 'namespaces', 'r2 bucket create': 'buckets', 'queues create': 'queues' }
    const created = Object.keys(lists).find((each) => asked.startsWith(each + ' '))
    if (!/ list/.test(asked)) appendFileSync('LOG', 'wrangler ' + asked.replace(/ --secrets-file \\S+/, ' with secrets') + '\\n')
    if (created) held[lists[created]].push(args.at(-1))
    if (asked.startsWith('d1 list')) console.log(JSON.stringify(held.databases.map((name) => ({ name, uuid: 'id-of-' + name }))))
    if (asked.startsWith('kv namespace list')) console.log(JSON.stringify(held.namespaces.map((title) => ({ title, id: 'id-of-' + title }))))
    if (asked.startsWith('r2 bucket list')) for (const name of held.buckets) console.log('name:           ' + name)
    if (asked.startsWith('queues list')) for (const name of held.queues) console.log('│ 0a1b │ ' + name + ' │ 1 │')
    if (asked.startsWith('secret list')) {
      if (!held.deployed.includes(after('--config'))) process.exit(1)
      console.log(JSON.stringify(['ACCESS_TOKEN_SECRET', 'SUPER_ADMIN_EMAIL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'SIGNING_SECRET', 'RELEASE_TOKEN'].map((name) => ({ name }))))
    }
    if (asked.startsWith('deploy ')) {
      held.deployed.push(after('--config'))
      if (args.includes('--secrets-file')) {
        const file = after('--secrets-file')
        const { mode } = statSync(file)
        appendFileSync('LOG', '  ' + (mode & 0o777).toString(8) + ' ' + Object.keys(JSON.parse(readFileSync(file, 'utf8'))).join(' ') + '\\n')
      }
    }
    writeFileSync('HELD', JSON.stringify(held))`

  function install(held: Held) {
    const place = (name: string) => join(clone, name)
    writeFileSync(place('held.json'), JSON.stringify(held))
    writeFileSync(place('log.txt'), '')
    writeFileSync(
      place('wrangler.mjs'),
      wrangler
        .replaceAll("'HELD'", JSON.stringify(place('held.json')))
        .replaceAll("'LOG'", JSON.stringify(place('log.txt'))),
    )
    mkdirSync(place('node_modules/.bin'), { recursive: true })
    const program = (name: string, line: string) => {
      writeFileSync(place(`node_modules/.bin/${name}`), `#!/bin/sh\n${line}\n`)
      chmodSync(place(`node_modules/.bin/${name}`), 0o755)
    }
    program('wrangler', `exec ${process.execPath} ${place('wrangler.mjs')} "$@"`)
    // A replacement that only logs the calls, so that nothing is built or released.
    program('node', `echo "node $*" >> ${place('log.txt')}`)
    for (const name of ['@kere', 'zod']) symlinkSync(join(root, 'node_modules', name), place(`node_modules/${name}`))
    for (const path of globSync(['mfe-*', 'packages/*', 'pnpm-lock.yaml'], { cwd: root }))
      if (path !== 'packages/tooling') symlinkSync(join(root, path), place(path))
  }

  async function serve(answer: (log: string) => number) {
    const server = createServer((request, response) => {
      const isHealth = request.url === '/api/health'
      response
        .writeHead(answer(read('log.txt')))
        .end(isHealth ? '{"status":"ok"}' : '<div data-app="public"><h1>Courses</h1></div>')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    // Listens on a port rather than a pipe.
    const { port } = server.address() as AddressInfo
    nameHost('staging', `http://127.0.0.1:${port}`)
    return port
  }

  async function carryOut(env: Record<string, string>) {
    const child = spawn(process.execPath, ['scripts/deploy.ts', '--env', 'staging'], {
      cwd: clone,
      env: { PATH: process.env.PATH, ...env },
    })
    let printed = ''
    child.stdout.on('data', (chunk) => (printed += chunk))
    child.stderr.on('data', (chunk) => (printed += chunk))
    const [code] = await once(child, 'close')
    return { code: code as number | null, printed, log: read('log.txt').split('\n').filter(Boolean) }
  }

  const nothing: Held = { databases: [], namespaces: [], buckets: [], queues: [], deployed: [] }
  const given = { SUPER_ADMIN_EMAIL: 'a@lake.org', GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }
  const made = { ACCESS_TOKEN_SECRET: 'a'.repeat(64), SIGNING_SECRET: 'c'.repeat(64), RELEASE_TOKEN: 'b'.repeat(64) }
  const to = (config: string) => `--config ${config} --env staging`

  it('creates all that is missing, sends secrets along, deploys in order and releases', async () => {
    install(nothing)
    const port = await serve((log) => (log.includes('workers/shell') ? 200 : 503))
    const { code, printed, log } = await carryOut({ ...given, ...made })
    expect(printed).toContain('staging is deployed')
    expect(code).toBe(0)
    const releases = globSync('mfe-*', { cwd: root }).map((folder) => folder.slice('mfe-'.length))
    expect(log).toEqual([
      'wrangler d1 create --location apac kere-staging',
      'wrangler kv namespace create registry-staging',
      'wrangler r2 bucket create --location apac releases-staging',
      'wrangler r2 bucket create --location apac media-staging',
      'wrangler r2 bucket create --location apac fellowship-applications-staging',
      'wrangler r2 bucket create --location apac job-applications-staging',
      'wrangler r2 bucket create --location apac lab-submissions-staging',
      'wrangler r2 bucket create --location apac impact-evidence-staging',
      'wrangler r2 bucket create --location apac backups-staging',
      'wrangler queues create outbox-staging',
      'wrangler queues create outbox-bulk-staging',
      'wrangler queues create outbox-dead-staging',
      'node scripts/build.ts',
      `wrangler d1 migrations apply kere-staging --remote ${to(configOf.api)}`,
      `wrangler deploy dist/workers/api/index.js --no-bundle ${to(configOf.api)} with secrets`,
      '  600 ACCESS_TOKEN_SECRET SUPER_ADMIN_EMAIL',
      `wrangler deploy dist/workers/jobs/index.js --no-bundle ${to(configOf.jobs)} with secrets`,
      '  600 SIGNING_SECRET',
      `wrangler deploy dist/workers/shell/index.js --no-bundle ${to(configOf.shell)} with secrets`,
      '  600 ACCESS_TOKEN_SECRET RELEASE_TOKEN',
      ...releases.toSorted().map((remote) => `node scripts/release.ts ${remote} --origin http://127.0.0.1:${port}`),
    ])
    expect(readValue(read(configOf.api), { table: 'env.staging.d1_databases', key: 'database_id' })).toBe(
      'id-of-kere-staging',
    )
    expect(readValue(read(configOf.shell), { table: 'env.staging.kv_namespaces', key: 'id' })).toBe(
      'id-of-registry-staging',
    )
    for (const secret of Object.values(made)) expect(printed).not.toContain(secret)
  })

  it('deploys nothing where a secret is missing and nobody is there to type it', async () => {
    install(nothing)
    await serve(() => 503)
    const { code, printed, log } = await carryOut({})
    expect(code).toBe(1)
    expect(printed).toContain('ACCESS_TOKEN_SECRET is missing: set it, or deploy from a terminal, which asks for it.')
    expect(log.filter((line) => line.includes('deploy'))).toEqual([])
  })
})

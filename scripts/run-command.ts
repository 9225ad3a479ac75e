import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export interface CommandOptions {
  cwd?: string
  env?: Record<string, string>
}

/**
 * Runs a command. The child process is killed when this process ends.
 * @throws {Error} with everything that the command printed
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd = '.', env = {} }: CommandOptions = {},
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const path = `${root}node_modules/.bin:${process.env.PATH}`
  const child = spawn(command, args, {
    cwd: new URL(`../${cwd}/`, import.meta.url),
    env: { ...process.env, PATH: path, ...env },
  })
  const end = () => child.kill()
  process.once('exit', end)
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  child.stderr.on('data', (chunk) => (printed += chunk))
  child.on('error', reject)
  child.on('close', (code) => {
    process.off('exit', end)
    if (code === 0) resolve(printed)
    else reject(new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${printed}`))
  })
  return promise
}

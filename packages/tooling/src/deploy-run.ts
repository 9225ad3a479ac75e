import type { DeployStep, Look, Version } from './deploy-plan.ts'

const describeLook = ({ path, statuses, shows, hasFiles }: Look) =>
  [
    `${path} answers ${statuses.join(' or ')}`,
    ...(shows ? [`with ${shows.source}`] : []),
    ...(hasFiles ? ['and every file of the shell that it names is there for everybody'] : []),
  ].join(' ')

export function describeStep(step: DeployStep, number: number): string {
  const lines = [`${String(number).padStart(2)}. ${step.title}`]
  if ('command' in step) lines.push(step.command.join(' '))
  if ('looks' in step) {
    const asked = step.of === null ? '' : `asked of the new ${step.of}, ${step.times} times, `
    lines.push(
      step.looks.length === 0
        ? 'then: nothing can be asked before the shell is there'
        : `then: ${asked}${step.looks.map(describeLook).join('; ')}`,
      step.back === null ? 'else: there is nothing before it to go back to' : `else: ${step.back.join(' ')}`,
    )
  }
  if (step.missing !== null) lines.push(`missing: ${step.missing}`)
  return lines.join('\n      ')
}

export interface Answer {
  status: number
  text: string
}

export interface DeployTools {
  log(line: string): void
  carryOut(step: DeployStep): Promise<void>
  goBack(command: readonly string[]): Promise<void>
  /** Asks the new version of a worker, or any version; null without an answer. */
  ask(path: string, of: Version): Promise<Answer | null>
  pause(): Promise<void>
}

const attempts = 40

/**
 * Carries out the steps one after the other. If the site then answers wrongly, the last step is undone and the run
 * ends.
 * @throws {Error} with the failure, and what remains in place
 */
export async function runDeploy(steps: readonly DeployStep[], tools: DeployTools): Promise<void> {
  for (const [index, step] of steps.entries()) {
    tools.log(describeStep({ ...step, missing: null }, index + 1))
    await tools.carryOut(step)
    if (!('looks' in step)) continue
    const complaint = await findComplaint(step, tools)
    if (complaint === null) continue
    if (step.back === null)
      throw new Error(`${step.title}: ${complaint}. There is nothing before it to go back to; it stays as it is.`)
    await tools.goBack(step.back)
    throw new Error(`${step.title}: ${complaint}. It was taken back; the steps before it stay, and none came after it.`)
  }
}

/**
 * Asks until the site answers correctly, because a deployment takes a moment. While only some requests reach the new
 * version, it must answer correctly several times in a row.
 */
async function findComplaint(
  { looks, of, times }: Extract<DeployStep, { looks: readonly Look[] }>,
  { ask, pause }: DeployTools,
): Promise<string | null> {
  let left = attempts
  for (let time = 0; time < times; time += 1) {
    if (time > 0) await pause()
    for (const look of looks) {
      let complaint = await complainAbout(look, of, ask)
      for (; complaint !== null && left > 0; left -= 1) {
        await pause()
        complaint = await complainAbout(look, of, ask)
      }
      if (complaint !== null) return complaint
    }
  }
  return null
}

const shellFile = /\/assets\/[\w.-]+/g

async function complainAbout(
  { path, statuses, shows, hasFiles }: Look,
  of: Version,
  ask: DeployTools['ask'],
): Promise<string | null> {
  const answer = await ask(path, of)
  if (answer === null || !statuses.includes(answer.status))
    return `${path} answers ${answer?.status ?? 'nothing'}, not ${statuses.join(' or ')}`
  if (answer.status !== 200) return null
  if (shows && !shows.test(answer.text)) return `${path} answers without ${shows.source}`
  for (const file of hasFiles ? new Set(answer.text.match(shellFile)) : [])
    if ((await ask(file, null))?.status !== 200) return `${path} names ${file}, which is not there for everybody`
  return null
}

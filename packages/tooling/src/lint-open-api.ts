import { createConfig, lintFromString } from '@redocly/openapi-core'

/** By Redocly's recommended rules, one line each. */
export async function lintOpenApi(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], telemetry: 'off' })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, message, location }) => `${location[0]?.pointer ?? ''}: ${message} (${ruleId})`)
}

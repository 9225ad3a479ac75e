/** Its kind only: a message of the mail service can name the address. */
export function describeFailure(error: unknown) {
  return { error: error instanceof Error ? error.name : typeof error, ...codeOf(error) }
}

export function explainFailure(error: unknown): string {
  const { code } = codeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  return code === undefined ? message : `${code}: ${message}`
}

function codeOf(error: unknown): { code?: string } {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? { code } : {}
}

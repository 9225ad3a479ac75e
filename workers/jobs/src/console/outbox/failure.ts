/** Describes a failure by its name and code only, because the mail service's message may contain the address. */
export function describeFailure(error: unknown) {
  return { error: error instanceof Error ? error.name : typeof error, ...codeOf(error) }
}

export function explainFailure(error: unknown): string {
  const { code } = codeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  return code === undefined ? message : `${code}: ${message}`
}

/**
 * Tells whether the mail service refused the mail, which it says by a code of its own. An internal error of the service
 * says nothing about the mail.
 */
export function isRefusal(error: unknown): boolean {
  const { code } = codeOf(error)
  return code !== undefined && code.startsWith('E_') && code !== 'E_INTERNAL_SERVER_ERROR'
}

function codeOf(error: unknown): { code?: string } {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? { code } : {}
}

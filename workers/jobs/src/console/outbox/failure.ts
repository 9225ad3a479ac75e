/** Its kind only: a message of the mail service can name the address. */
export function describeFailure(error: unknown) {
  return { error: error instanceof Error ? error.name : typeof error, ...codeOf(error) }
}

export function explainFailure(error: unknown): string {
  const { code } = codeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  return code === undefined ? message : `${code}: ${message}`
}

/** The mail service says by a code of its own why it takes a mail not; a fault inside it says nothing of the mail. */
export function isRefusal(error: unknown): boolean {
  const { code } = codeOf(error)
  return code !== undefined && code.startsWith('E_') && code !== 'E_INTERNAL_SERVER_ERROR'
}

function codeOf(error: unknown): { code?: string } {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? { code } : {}
}

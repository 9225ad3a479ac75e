const ignoresDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** All spellings of one mailbox. For counting only: each may be somebody's account. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const name = email.slice(0, at).replace(/\+.*$/, '')
  return `${ignoresDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

const ignoresDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Where the mail of an address arrives: the ways to write one mailbox are as many as somebody likes. For counting only, because
 * each of them may be somebody's account.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const name = email.slice(0, at).replace(/\+.*$/, '')
  return `${ignoresDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

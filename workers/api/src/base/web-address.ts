/** One that everybody can open: with a lock, and without a name or a password. Nothing else that was typed becomes a link. */
export function isWebAddress(text: string): boolean {
  const typed = text.trim()
  // Parsing drops line ends and tabs, and takes what a page would read as a path of its own.
  const address = /^https:\/\/\S+$/i.test(typed) ? URL.parse(typed) : null
  if (!address) return false
  return address.username === '' && address.password === '' && address.hostname.includes('.')
}

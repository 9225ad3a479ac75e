const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** @returns the https address to redirect to, or null if the request may stay as it is */
export function secureAddress(address: string): string | null {
  const url = new URL(address)
  if (url.protocol === 'https:' || ownMachine.test(url.hostname)) return null
  url.protocol = 'https:'
  return url.href
}

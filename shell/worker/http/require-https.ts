const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/** @returns where a request should have come, or null where it may stay */
export function secureAddress(address: string): string | null {
  const url = new URL(address)
  if (url.protocol === 'https:' || ownMachine.test(url.hostname)) return null
  url.protocol = 'https:'
  return url.href
}

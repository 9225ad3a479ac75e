/** No secret: a page writes it, once its browser has loaded whole sheets of styles (decision 0032). */
const cookieName = 'kere_sheets'

const separator = '~'

const maxAgeSeconds = 60 * 60 * 24 * 30

/** @returns their addresses, each of which never changes what it holds */
export function readHeldSheets(cookies: string): readonly string[] {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w./~-]+)`).exec(cookies)?.[1]
  return value?.split(separator) ?? []
}

export const heldSheetsCookie = (addresses: readonly string[]) =>
  `${cookieName}=${addresses.join(separator)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; Secure`

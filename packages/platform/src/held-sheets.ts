/** The cookie is not secret: the page writes it once its browser has loaded whole stylesheets (decision 0032). */
const cookieName = 'kere_sheets'

const separator = '~'

const maxAgeSeconds = 60 * 60 * 24 * 30

/** @returns the addresses of the stylesheets that the browser has; the content of an address never changes */
export function readHeldSheets(cookies: string): readonly string[] {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w./~-]+)`).exec(cookies)?.[1]
  return value?.split(separator) ?? []
}

export const heldSheetsCookie = (addresses: readonly string[]) =>
  `${cookieName}=${addresses.join(separator)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; Secure`

/** The issuer's name by did:web: whoever reads it finds the keys at the site's own address. */
export const didOf = (origin: string) => `did:web:${encodeURIComponent(new URL(origin).host)}`

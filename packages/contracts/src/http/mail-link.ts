/** The address is encoded, because `&` and `?` in it would otherwise belong to the link (RFC 6068). */
export const mailLink = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

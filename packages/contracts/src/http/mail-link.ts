/** RFC 6068: `&` and `?` are of the address, not of the link. */
export const mailLink = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

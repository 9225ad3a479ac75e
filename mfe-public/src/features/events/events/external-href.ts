/** Returns null if the text is no web address, because other people have written it. */
export function externalHref(text: string | null): string | null {
  const url = text !== null && URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

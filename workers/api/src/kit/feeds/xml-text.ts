/** XML 1.0 has no such characters, escaped or not. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const xml = (text: string) => text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/**
 * Matches what readers see as one character: a letter with its marks, an emoji with everything joined to it, a flag. It
 * uses Unicode properties, because some supported browsers lack `Intl.Segmenter`.
 */
const grapheme =
  /\r\n|\p{RI}{2}|(?:\p{ExtPict}|[\d#*](?=\ufe0f?\u20e3))(?:[\p{EMod}\ufe0f\u20e3\u{e0020}-\u{e007f}]|\u200d\p{ExtPict}?|\p{M})*|[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*|[\s\S]/gu

export const countGraphemes = (text: string): number => text.match(grapheme)?.length ?? 0

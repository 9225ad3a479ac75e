/** On every page: headings and running text in Latin letters, about 33 kB together. */
export const preloadedFonts = ['anek-latin.woff2', 'atkinson.woff2'] as const

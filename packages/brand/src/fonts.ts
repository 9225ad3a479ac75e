/** The fonts that every page loads for headings and running text in Latin letters, about 22 kB together. */
export const preloadedFonts = ['atkinson.woff2', 'anek-latin.woff2'] as const

/** `12,34,567`, of a whole number. `Intl` would take a phone longer to make ready than a page of cards to hydrate. */
export const indianDigits = (whole: number): string => String(whole).replace(/\d(?=(\d\d)+\d$)/g, '$&,')

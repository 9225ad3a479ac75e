/**
 * Writes a whole number as `12,34,567`. Creating an `Intl` format would take a phone longer than hydrating a page of
 * cards.
 */
export const indianDigits = (whole: number): string => {
  const digits = String(whole)
  // Most numbers need no grouping, and the replacement takes as long as rendering an element.
  return digits.length < 4 ? digits : digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,')
}

/** `12,34,567`, of a whole number. `Intl` would take a phone longer to make ready than a page of cards to hydrate. */
export const indianDigits = (whole: number): string => {
  const digits = String(whole)
  // Most need no grouping, and the replacement costs as much as an element.
  return digits.length < 4 ? digits : digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,')
}

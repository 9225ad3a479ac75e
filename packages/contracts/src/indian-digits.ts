/** "10,00,000". For texts that a module begins with: `Intl` takes an isolate milliseconds before its first request. */
export const indianDigits = (count: number): string => String(count).replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, '$1,')

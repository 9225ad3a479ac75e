/** The oldest that anybody says they are. */
const oldestAge = 120

/**
 * The date on which somebody was born who turns `age` on `today`: born on it or before, and they are that old. Whoever was
 * born on 29 February has their birthday on 1 March of a common year.
 */
export const bornBy = (today: string, age: number) =>
  `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`

/** Whether somebody born on that date is at least so old today; all are ISO dates. */
export const isOfAge = (dateOfBirth: string, age: number, today: string) => dateOfBirth <= bornBy(today, age)

/** Whether anybody alive can have been born on that date: before today, and not longer ago than people live. */
export const isPlausibleBirth = (dateOfBirth: string, today: string) =>
  dateOfBirth < today && dateOfBirth > bornBy(today, oldestAge + 1)

const inIndia = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** "26 Nov 2027" */
export const dateText = (instant: string) => inIndia.format(new Date(instant))

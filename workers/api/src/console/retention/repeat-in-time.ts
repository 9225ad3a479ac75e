/** The time for each job, so that all scheduled jobs together stay within their minute. */
const workMs = 3000

/**
 * Repeats the work until it reports 0 or the time is over; it runs at least once.
 * @returns the sum of the reports
 */
export async function repeatInTime(now: () => number, work: (at: number) => Promise<number>): Promise<number> {
  const until = now() + workMs
  let done = 0
  for (let last = await work(now()); last > 0; last = await work(now())) {
    done += last
    if (now() >= until) break
  }
  return done
}

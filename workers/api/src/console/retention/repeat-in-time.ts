/** Each job of the clock has this long, so that all together stay within its minute. */
const workMs = 3000

/**
 * Repeats until nothing is left, or for this long; at least once.
 * @returns how much was done
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

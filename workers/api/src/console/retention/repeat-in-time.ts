/** Of each work of the clock: all together stay within its minute. */
const workMs = 3000

/** Until nothing is left, or for so long; at least once. @returns how much was done */
export async function repeatInTime(now: () => number, work: (at: number) => Promise<number>): Promise<number> {
  const until = now() + workMs
  let done = 0
  for (let last = await work(now()); last > 0; last = await work(now())) {
    done += last
    if (now() >= until) break
  }
  return done
}

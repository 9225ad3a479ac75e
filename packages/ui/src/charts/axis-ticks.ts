const steps = [1, 2, 3, 4, 5, 6, 8, 10]

/** Zero, the middle and the top of an axis for whole numbers up to `highest`: `[0, 50, 100]` for 99. */
export function axisTicks(highest: number): [zero: number, middle: number, top: number] {
  const half = Math.max(1, highest / 2)
  const magnitude = 10 ** Math.floor(Math.log10(half))
  const step = (steps.find((each) => each * magnitude >= half) ?? 10) * magnitude
  return [0, step, 2 * step]
}

export interface Axis {
  from: number
  to: number
  ticks: readonly number[]
}

/** Holds every value and zero, because a bar that begins elsewhere lies about its length; its ticks are round numbers. */
export function axisOf(values: readonly number[]): Axis {
  const low = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const high = most === low ? 1 : most
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((round) => round * power).find((each) => each >= rough) ?? rough
  const first = Math.floor(low / step)
  const ticks = Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, place) =>
    // Steps of 0.1 add up to 0.30000000000000004.
    Number(((first + place) * step).toPrecision(12)),
  )
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks }
}

/** @returns 0 for a value at the axis' beginning, 1 at its end */
export const shareOn = ({ from, to }: Axis, value: number) => (value - from) / (to - from)

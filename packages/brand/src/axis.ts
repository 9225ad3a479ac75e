export interface Axis {
  from: number
  to: number
  ticks: readonly number[]
}

/**
 * Computes an axis that contains all values and zero, because a bar that starts elsewhere misrepresents its value. The
 * ticks are round numbers.
 */
export function axisOf(values: readonly number[]): Axis {
  const low = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const high = most === low ? 1 : most
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((round) => round * power).find((each) => each >= rough) ?? rough
  const first = Math.floor(low / step)
  const ticks = Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, place) =>
    // Rounds, because adding up steps of 0.1 gives 0.30000000000000004.
    Number(((first + place) * step).toPrecision(12)),
  )
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks }
}

/** @returns the position on the axis: 0 at its beginning, 1 at its end */
export const shareOn = ({ from, to }: Axis, value: number) => (value - from) / (to - from)

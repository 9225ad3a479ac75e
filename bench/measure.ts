import { load, type Asked, type Load } from './load.ts'
import { runtimeSeconds } from './processor-time.ts'

export interface Measurement extends Load {
  processorMs: number | null
}

export const connections = 8

export async function measure(asked: Asked, requests: number, parentPid: number): Promise<Measurement> {
  const before = await runtimeSeconds(parentPid)
  const measured = await load(asked, { requests, connections })
  const after = await runtimeSeconds(parentPid)
  return {
    ...measured,
    processorMs: before === null || after === null ? null : ((after - before) * 1000) / requests,
  }
}

export function middle(measurements: readonly Measurement[]): Measurement {
  const of = (figure: (measurement: Measurement) => number) => median(measurements.map(figure))
  return {
    rate: of(({ rate }) => rate),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p99Ms: of(({ p99Ms }) => p99Ms),
    bytes: of(({ bytes }) => bytes),
    processorMs: measurements.some(({ processorMs }) => processorMs === null)
      ? null
      : of(({ processorMs }) => processorMs ?? Number.NaN),
  }
}

/**
 * Returns how many times cheaper `one` is, from measurements taken side by side: by processor time or, without it, by
 * requests per second.
 */
export function pairedRatio(one: readonly Measurement[], other: readonly Measurement[]): number {
  return median(
    one.map((here, round) => {
      const there = other[round]!
      if (here.processorMs === null || there.processorMs === null) return here.rate / there.rate
      return there.processorMs / here.processorMs
    }),
  )
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

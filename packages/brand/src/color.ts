type Triple = readonly [number, number, number]

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toLinear = (channel: number) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const toChannel = (linear: number) => {
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, part)) * 255)
}

/** In OKLab, equal distances look equal. */
export function toOklab(hex: string): Triple {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb.map((linear) => toChannel(linear).toString(16).padStart(2, '0')).join('')}`
}

/** Computes CSS `color-mix(in oklab, …)`. `share` is 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const start = toOklab(from)
  const end = toOklab(to)
  const at = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share
  return fromOklab([at(0), at(1), at(2)])
}

/** Computes the contrast ratio of WCAG 2, 1 to 21. */
export function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = channels(hex)
    return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
  }
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

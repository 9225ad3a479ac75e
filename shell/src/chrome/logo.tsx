import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { logo, logoColors } from '@kere/brand/logo'

const { light, dark } = logoColors

/** Browsers without `light-dark()` use the attribute beside it. */
const byTheme = (inLight: string, inDark: string) => `light-dark(${inLight}, ${inDark})`

export function Logo({ href = '/' }: { href?: string }) {
  return (
    <a
      href={href}
      aria-label={t('{product}, home', { product }, 'Link of the logo, for screen readers')}
      className="inline-flex min-h-11 items-center gap-3 text-ink no-underline"
    >
      <svg viewBox={logo.viewBox} aria-hidden="true" className="size-7.5">
        <path
          d={logo.shore}
          strokeWidth="2"
          fill={light.shore}
          stroke={light.outline}
          style={{ fill: byTheme(light.shore, dark.shore), stroke: byTheme(light.outline, dark.outline) }}
        />
        <path
          d={logo.ring}
          fill="none"
          stroke={light.ring}
          strokeWidth="2"
          style={{ stroke: byTheme(light.ring, dark.ring) }}
        />
        <path d={logo.core} fill={light.core} style={{ fill: byTheme(light.core, dark.core) }} />
      </svg>
      <span className="pt-0.5 font-heading text-[1.53rem] leading-none font-bold tracking-heading">{product}</span>
    </a>
  )
}

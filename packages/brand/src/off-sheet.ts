import { mapInDark, renderLand, renderTank, tanks, ticks } from './hero-map.ts'
import { inDark, svgFile } from './svg.ts'

const picture = { width: 736, height: 492 }
const edge = { right: 540, foot: 366 }

const canal = 'M-1 29C40 43 69 83 116 110M246 184C273 189 276 229 302 250M472 297C494 301 512 322 546 362'
const wayOn = 'M552 372C572 396 598 417 626 423'

/** Draws a picture of 736 × 492 units, for both themes. */
export function renderOffSheet(): string {
  const { right, foot } = edge
  return svgFile({
    ...picture,
    style: inDark(`${mapInDark}.w{stroke:#A9BCC2}.p{stroke:#EDF4F5}`),
    body:
      `<clipPath id="m"><path d="M4 4H${right}V${foot}H4z"/></clipPath><g clip-path="url(#m)">${renderLand()}` +
      `<path class="n" d="${ticks}" stroke="#10242B" stroke-opacity=".5"/>` +
      `<path class="c" d="${canal}" fill="none" stroke="#0B5563" stroke-width="3.2" stroke-linecap="round"/>` +
      `${tanks.slice(0, 2).map(renderTank).join('')}<path d="M221 184l15-9M453 305l16-7" stroke="#FFC53D" stroke-width="6"/></g>` +
      `<g fill="none" stroke="#10242B"><path class="n" d="M.8 .8H${right + 4}V${foot + 4}H.8z" stroke-width="1.5"/>` +
      `<path class="n" d="M4.5 4.5H${right}V${foot}H4.5z"/>` +
      `<path class="n" d="M${right + 4} 130h12M${right + 4} 290h12M130 ${foot + 4}v12M350 ${foot + 4}v12"/></g>` +
      `<path class="w" d="${wayOn}" fill="none" stroke="#4F5F64" stroke-width="2" stroke-linecap="round" stroke-dasharray="1 8"/>` +
      '<circle class="p" cx="640" cy="424" r="9" fill="#FFC53D" stroke="#10242B" stroke-width="2.5"/>',
  })
}

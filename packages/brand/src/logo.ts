/** The logo as path data for a 32 × 32 box. */
export const logo = {
  viewBox: '0 0 32 32',
  /** A filled path, which also has an outline on a dark page. */
  shore:
    'M30.08 16C30.03 19.73 28.44 23.17 25.8 25.8C23.16 28.42 19.69 29.97 16 29.99C12.31 30 8.79 28.5 6.13 25.87C3.46 23.25 1.8 19.7 1.8 16C1.8 12.3 3.47 8.71 6.13 6.13C8.8 3.56 12.26 2.3 16 2.27C19.74 2.23 23.42 3.36 26.06 5.94C28.7 8.52 30.13 12.27 30.08 16z',
  /** A stroked path, 2 units wide. */
  ring: 'M25.98 16C25.94 18.52 24.72 20.83 22.9 22.6C21.09 24.38 18.8 25.43 16.3 25.45C13.8 25.48 11.39 24.49 9.58 22.72C7.77 20.94 6.67 18.52 6.66 16C6.66 13.48 7.76 11 9.56 9.26C11.37 7.53 13.76 6.78 16.3 6.77C18.84 6.76 21.3 7.46 23.11 9.19C24.93 10.92 26.02 13.48 25.98 16z',
  core: 'M21.63 16.6C21.6 17.78 20.94 18.84 20.07 19.67C19.21 20.51 18.19 21.02 17 21.06C15.81 21.1 14.57 20.71 13.73 19.87C12.89 19.03 12.48 17.81 12.5 16.6C12.53 15.39 13 14.27 13.84 13.44C14.69 12.61 15.8 12.19 17 12.18C18.2 12.17 19.36 12.54 20.23 13.37C21.09 14.2 21.65 15.42 21.63 16.6z',
} as const

export const logoColors = {
  light: { shore: '#0B5563', outline: '#0B5563', ring: '#FFC53D', core: '#FFC53D' },
  dark: { shore: '#0E4956', outline: '#6CC7D6', ring: '#FFC53D', core: '#FFC53D' },
} as const

export function renderFavicon(): string {
  const { light, dark } = logoColors
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="${logo.viewBox}">` +
    `<style>@media(prefers-color-scheme:dark){.s{fill:${dark.shore};stroke:${dark.outline}}}</style>` +
    `<path class="s" fill="${light.shore}" stroke="${light.outline}" stroke-width="2" d="${logo.shore}"/>` +
    `<path fill="none" stroke="${light.ring}" stroke-width="2" d="${logo.ring}"/><path fill="${light.core}" d="${logo.core}"/></svg>`
  )
}

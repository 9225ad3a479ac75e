/**
 * Colours as values, because mail programs do not support custom properties. A test compares them with `tokens.css`.
 */
export const mailColors = {
  light: {
    canvas: '#f3f6f6',
    surface: '#ffffff',
    ink: '#10242b',
    muted: '#4f5f64',
    hairline: '#c9d3d5',
    brand: '#0b5563',
    'on-brand': '#ffffff',
    'brand-soft': '#dceef1',
    marigold: '#ffc53d',
  },
  dark: {
    canvas: '#0b181c',
    surface: '#12242a',
    ink: '#edf4f5',
    muted: '#a9bcc2',
    hairline: '#2c454e',
    brand: '#6cc7d6',
    'on-brand': '#04252c',
    'brand-soft': '#123a44',
    marigold: '#ffc53d',
  },
} as const

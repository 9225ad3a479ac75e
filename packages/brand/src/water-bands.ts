/** The colours of water at growing depth, from the surface down, for both themes. */
export const waterBands = ['#7BC6D2', '#3D96A8', '#1D7182', '#0B4A57'] as const

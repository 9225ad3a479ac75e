/** The depths of water in a section, from the surface down; the same in both themes. */
export const waterBands = ['#7BC6D2', '#3D96A8', '#1D7182', '#0B4A57'] as const

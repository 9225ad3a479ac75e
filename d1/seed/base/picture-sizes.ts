/** Written by `pnpm pictures`: the bytes of each picture in both widths. */
export const pictureSizes = {
  'lake-foam': { full: 30030, small: 16798 },
  'rooftop-solar': { full: 33786, small: 20032 },
  millets: { full: 46394, small: 21784 },
  'bird-count': { full: 36506, small: 17348 },
  'shade-audit': { full: 25084, small: 16160 },
  'sorted-waste': { full: 21678, small: 12072 },
  compost: { full: 28184, small: 15884 },
  tanker: { full: 29412, small: 16136 },
  channel: { full: 28702, small: 18200 },
  canteen: { full: 18572, small: 10026 },
  saplings: { full: 21764, small: 12336 },
  'rain-gauge': { full: 23226, small: 11702 },
  'lake-sampling': { full: 24982, small: 12580 },
  'plates-chart': { full: 20594, small: 8006 },
  'secchi-chart': { full: 19636, small: 7700 },
} as const

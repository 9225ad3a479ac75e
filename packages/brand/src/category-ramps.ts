import type { CategoryName } from './categories.ts'

export interface Ramp {
  base: string
  /** Set if a straight line from base to peak would pass through gray. */
  middle?: string
  peak: string
  line: string
  lineOpacity: number
}

export interface CoverRamps {
  ramp: Ramp
  /** A darker variant, because pale ramps glare on a dark page. */
  dark?: Ramp
  bandPeak: string
}

const climb = (base: string, peak: string, line: string, lineOpacity: number, middle?: string): Ramp => ({
  base,
  peak,
  line,
  lineOpacity,
  ...(middle && { middle }),
})

/** The ramps are in a file of their own, because only the drawings need them. */
export const categoryRamps = {
  'Climate Science': { bandPeak: '#9DBEFF', ramp: climb('#1F4FA3', '#9DBEFF', '#EAF1FF', 0.6) },
  'Renewable Energy': {
    bandPeak: '#FFC53D',
    ramp: climb('#FFC53D', '#B9780A', '#5C3800', 0.72),
    dark: climb('#F2B630', '#A4690A', '#5C3800', 0.72),
  },
  'Sustainable Agriculture': {
    bandPeak: '#8FD07F',
    ramp: climb('#E2F1DC', '#7CC26B', '#265A22', 0.62),
    dark: climb('#17351B', '#3F8638', '#D4F0CB', 0.5),
  },
  'Waste Management': { bandPeak: '#D3A284', ramp: climb('#54301F', '#C9977A', '#FBEBE1', 0.6) },
  Conservation: {
    bandPeak: '#8FD6E2',
    ramp: climb('#DCEEF1', '#62BFCF', '#0B5563', 0.62),
    dark: climb('#0F3B45', '#2C8797', '#CDEFF4', 0.5),
  },
  'Green Building': {
    bandPeak: '#F0BC68',
    ramp: climb('#FFF0CC', '#E9AE52', '#7A4A00', 0.62),
    dark: climb('#3A2A0D', '#9A6414', '#FFE7B8', 0.5),
  },
  'Sustainable Business': {
    bandPeak: '#9CBCF9',
    ramp: climb('#E1EAFB', '#7FA8F5', '#19428A', 0.6),
    dark: climb('#182F57', '#3A69BE', '#D6E4FF', 0.5),
  },
  'Environmental Policy': { bandPeak: '#F4A6CD', ramp: climb('#A62C6B', '#F4A6CD', '#FFEAF4', 0.6) },
  Biodiversity: { bandPeak: '#97D588', ramp: climb('#2F6B2A', '#97D588', '#EAF8E5', 0.6) },
  'Water Resources': { bandPeak: '#7BD0DD', ramp: climb('#0B5563', '#7BD0DD', '#E2F7FA', 0.62, '#2590A5') },
  'Sustainable Development': {
    bandPeak: '#CBD35A',
    ramp: climb('#E3E899', '#949F22', '#3A4005', 0.62),
    dark: climb('#2A2F0B', '#767F1C', '#F0F5BE', 0.5),
  },
  'Urban Sustainability': { bandPeak: '#B7C6CC', ramp: climb('#36454D', '#B7C6CC', '#F1F6F8', 0.6) },
  'Economics & Labour': {
    bandPeak: '#F59C85',
    ramp: climb('#FDE3DB', '#EE8268', '#8A2B17', 0.6),
    dark: climb('#45180F', '#B0492F', '#FFDCD2', 0.5),
  },
  'Social Justice & Law': { bandPeak: '#B4A2EC', ramp: climb('#3A2A78', '#B4A2EC', '#F0EBFF', 0.6) },
} as const satisfies Record<CategoryName, CoverRamps>

import type { CategoryName } from './categories.ts'

/** From the lowest level to the highest, with the contour lines drawn over them. */
export interface Ramp {
  base: string
  /** Where a straight way from base to peak would pass through gray. */
  middle?: string
  peak: string
  line: string
  lineOpacity: number
}

export interface CoverRamps {
  ramp: Ramp
  /** Pale ramps glare on a dark page, so they have a dark twin. */
  dark?: Ramp
  /** The height that its wide art climbs towards, from the band. */
  bandPeak: string
}

/** Apart from the art that pages know of: only what draws the files needs it. */
export const categoryRamps = {
  'Climate Science': {
    bandPeak: '#9DBEFF',
    ramp: { base: '#1F4FA3', peak: '#9DBEFF', line: '#EAF1FF', lineOpacity: 0.6 },
  },
  'Renewable Energy': {
    bandPeak: '#FFC53D',
    ramp: { base: '#FFC53D', peak: '#B9780A', line: '#5C3800', lineOpacity: 0.72 },
    dark: { base: '#F2B630', peak: '#A4690A', line: '#5C3800', lineOpacity: 0.72 },
  },
  'Sustainable Agriculture': {
    bandPeak: '#8FD07F',
    ramp: { base: '#E2F1DC', peak: '#7CC26B', line: '#265A22', lineOpacity: 0.62 },
    dark: { base: '#17351B', peak: '#3F8638', line: '#D4F0CB', lineOpacity: 0.5 },
  },
  'Waste Management': {
    bandPeak: '#D3A284',
    ramp: { base: '#54301F', peak: '#C9977A', line: '#FBEBE1', lineOpacity: 0.6 },
  },
  Conservation: {
    bandPeak: '#8FD6E2',
    ramp: { base: '#DCEEF1', peak: '#62BFCF', line: '#0B5563', lineOpacity: 0.62 },
    dark: { base: '#0F3B45', peak: '#2C8797', line: '#CDEFF4', lineOpacity: 0.5 },
  },
  'Green Building': {
    bandPeak: '#F0BC68',
    ramp: { base: '#FFF0CC', peak: '#E9AE52', line: '#7A4A00', lineOpacity: 0.62 },
    dark: { base: '#3A2A0D', peak: '#9A6414', line: '#FFE7B8', lineOpacity: 0.5 },
  },
  'Sustainable Business': {
    bandPeak: '#9CBCF9',
    ramp: { base: '#E1EAFB', peak: '#7FA8F5', line: '#19428A', lineOpacity: 0.6 },
    dark: { base: '#182F57', peak: '#3A69BE', line: '#D6E4FF', lineOpacity: 0.5 },
  },
  'Environmental Policy': {
    bandPeak: '#F4A6CD',
    ramp: { base: '#A62C6B', peak: '#F4A6CD', line: '#FFEAF4', lineOpacity: 0.6 },
  },
  Biodiversity: {
    bandPeak: '#97D588',
    ramp: { base: '#2F6B2A', peak: '#97D588', line: '#EAF8E5', lineOpacity: 0.6 },
  },
  'Water Resources': {
    bandPeak: '#7BD0DD',
    ramp: { base: '#0B5563', middle: '#2590A5', peak: '#7BD0DD', line: '#E2F7FA', lineOpacity: 0.62 },
  },
  'Sustainable Development': {
    bandPeak: '#CBD35A',
    ramp: { base: '#E3E899', peak: '#949F22', line: '#3A4005', lineOpacity: 0.62 },
    dark: { base: '#2A2F0B', peak: '#767F1C', line: '#F0F5BE', lineOpacity: 0.5 },
  },
  'Urban Sustainability': {
    bandPeak: '#B7C6CC',
    ramp: { base: '#36454D', peak: '#B7C6CC', line: '#F1F6F8', lineOpacity: 0.6 },
  },
  'Economics & Labour': {
    bandPeak: '#F59C85',
    ramp: { base: '#FDE3DB', peak: '#EE8268', line: '#8A2B17', lineOpacity: 0.6 },
    dark: { base: '#45180F', peak: '#B0492F', line: '#FFDCD2', lineOpacity: 0.5 },
  },
  'Social Justice & Law': {
    bandPeak: '#B4A2EC',
    ramp: { base: '#3A2A78', peak: '#B4A2EC', line: '#F0EBFF', lineOpacity: 0.6 },
  },
} as const satisfies Record<CategoryName, CoverRamps>

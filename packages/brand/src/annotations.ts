import { productMeaning, productNames } from './brand.ts'

/** The labels are in a file apart from the drawings, because browsers load only the labels. */

export interface MapLabel {
  id: string
  title: string
  detail?: string
  lang?: 'kn'
  /** The position in percent of the map's width and height: the label's `align` edge, and its vertical middle. */
  x: number
  y: number
  align: 'start' | 'center' | 'end'
  isOnPhones: boolean
}

export const mapLabels: readonly MapLabel[] = [
  { id: 'catchment', title: 'Catchment', x: 61.4, y: 9.6, align: 'center', isOnPhones: false },
  { id: 'feeder', title: 'Rajakaluve', detail: 'feeder canal', x: 31.2, y: 52, align: 'end', isOnPhones: false },
  {
    id: 'kere',
    title: productNames.kn,
    detail: productMeaning,
    lang: 'kn',
    x: 49.6,
    y: 54.5,
    align: 'center',
    isOnPhones: true,
  },
  {
    id: 'weir',
    title: 'Waste weir',
    detail: 'overflow, to the tank below',
    x: 70.5,
    y: 54.3,
    align: 'start',
    isOnPhones: false,
  },
  { id: 'east', title: '77°40′ E', x: 98.1, y: 4.5, align: 'end', isOnPhones: true },
  { id: 'north', title: '12°58′ N', x: 2.4, y: 94.9, align: 'start', isOnPhones: true },
]

const label = (
  title: string,
  x: number,
  y: number,
  { align = 'center', isOnPhones = true, detail }: Partial<Pick<MapLabel, 'align' | 'isOnPhones' | 'detail'>> = {},
): MapLabel => ({ id: title, title, x, y, align, isOnPhones, ...(detail && { detail }) })

export const heroFigureLabels = {
  drain: [
    label('First street', 11, 13.2, { align: 'start' }),
    label('Block', 30, 26, { align: 'start', isOnPhones: false, detail: 'silt to the brim' }),
    label('Inlet', 46.5, 40.5, { align: 'start', isOnPhones: false }),
    label('Outfall', 84, 60, {}),
    label('Ward 84', 2.4, 94.9, { align: 'start' }),
  ],
  year: [
    label('Dec', 3, 4.5, { align: 'start' }),
    label('Mar', 28, 4.5, { align: 'start' }),
    label('Jun', 53, 4.5, { align: 'start' }),
    label('Sep', 78, 4.5, { align: 'start' }),
    label('4 pinned entries', 98, 94.9, { align: 'end' }),
  ],
  survey: [label('Roofs', 42.7, 29.5), label('Kitchens', 86.1, 40.5), label('Lakes', 19.8, 73), label('Seeds', 63, 78)],
} as const satisfies Record<string, readonly MapLabel[]>

/** The positions of the places in "How it works", left to right, in percent of the picture's width and height. */
export const stations: readonly { x: number; y: number }[] = [
  { x: 0.67, y: 83.7 },
  { x: 26.17, y: 57.9 },
  { x: 51.67, y: 28.1 },
  { x: 77.17, y: 13.5 },
]

import { t } from './messages.ts'
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
  {
    id: 'catchment',
    title: t('Catchment', 'Label on the map of a lake'),
    x: 61.4,
    y: 9.6,
    align: 'center',
    isOnPhones: false,
  },
  {
    id: 'feeder',
    title: t('Rajakaluve', 'Label on the map of a lake'),
    detail: t('feeder canal', 'Label on the map of a lake'),
    x: 31.2,
    y: 52,
    align: 'end',
    isOnPhones: false,
  },
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
    title: t('Waste weir', 'Label on the map of a lake'),
    detail: t('overflow, to the tank below', 'Label on the map of a lake'),
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
    label(t('First street', 'Label on a drawing'), 11, 13.2, { align: 'start' }),
    label(t('Block', 'Label on a drawing'), 30, 26, {
      align: 'start',
      isOnPhones: false,
      detail: t('silt to the brim', 'Label on a drawing: what blocks a drain'),
    }),
    label(t('Inlet', 'Label on a drawing'), 46.5, 40.5, { align: 'start', isOnPhones: false }),
    label(t('Outfall', 'Label on a drawing'), 84, 60, {}),
    label(t('Ward 84', 'Label on a drawing'), 2.4, 94.9, { align: 'start' }),
  ],
  year: [
    label(t('Dec', 'Month'), 3, 4.5, { align: 'start' }),
    label(t('Mar', 'Month'), 28, 4.5, { align: 'start' }),
    label(t('Jun', 'Month'), 53, 4.5, { align: 'start' }),
    label(t('Sept', 'Month'), 78, 4.5, { align: 'start' }),
    label(t('4 pinned entries', 'Label on a drawing'), 98, 94.9, { align: 'end' }),
  ],
  survey: [
    label(t('Roofs', 'Label on a drawing'), 42.7, 29.5),
    label(t('Kitchens', 'Label on a drawing'), 86.1, 40.5),
    label(t('Lakes', 'Label on a drawing'), 19.8, 73),
    label(t('Seeds', 'Label on a drawing'), 63, 78),
  ],
} as const satisfies Record<string, readonly MapLabel[]>

/** The positions of the places in "How it works", left to right, in percent of the picture's width and height. */
export const stations: readonly { x: number; y: number }[] = [
  { x: 0.67, y: 83.7 },
  { x: 26.17, y: 57.9 },
  { x: 51.67, y: 28.1 },
  { x: 77.17, y: 13.5 },
]

const art = {
  'Climate Science': ['climate-science', '#4C7FDB'],
  'Renewable Energy': ['renewable-energy', '#FFC53D'],
  'Sustainable Agriculture': ['sustainable-agriculture', '#7CC26B'],
  'Waste Management': ['waste-management', '#8C5A3C'],
  Conservation: ['conservation', '#62BFCF'],
  'Green Building': ['green-building', '#E9AE52'],
  'Sustainable Business': ['sustainable-business', '#8FB2F7'],
  'Environmental Policy': ['environmental-policy', '#C9588F'],
  Biodiversity: ['biodiversity', '#4F9447'],
  'Water Resources': ['water-resources', '#2A8FA3'],
  'Sustainable Development': ['sustainable-development', '#A3AE2C'],
  'Urban Sustainability': ['urban-sustainability', '#6F8088'],
  'Economics & Labour': ['economics-and-labour', '#EE8268'],
  'Social Justice & Law': ['social-justice-and-law', '#6A54B5'],
} as const

export type Category = keyof typeof art

export const categories = Object.keys(art) as Category[]

export const swatch = (category: Category) => art[category][1]

export const coverPath = (id: string, category: Category) => `/covers/v1/${art[category][0]}/${id}.svg`

export const levelNames = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const

export const languageNames = { en: 'English', kn: 'Kannada', hi: 'Hindi', ta: 'Tamil' } as const

export const sorts = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['price-low', 'Price: low to high'],
  ['price-high', 'Price: high to low'],
] as const

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const number = new Intl.NumberFormat('en-IN')

export const formatPrice = (amount: number) => (amount === 0 ? 'Free' : rupees.format(amount))

export const formatCount = (count: number) => number.format(count)

export const enrolledText = ({ enrolled, finishedPercent }: { enrolled: number; finishedPercent: number | null }) =>
  `${formatCount(enrolled)} enrolled${(finishedPercent ?? 0) >= 50 ? `, ${finishedPercent}% finished` : ''}`

export const countCourses = (count: number) => (count === 1 ? '1 course' : `${formatCount(count)} courses`)

const smallNumbers =
  'None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  )

export function catalogueLead({ total, free }: { total: number; free: number }) {
  const taught = `${countCourses(total)} taught by people who do the work.`
  if (free === 0) return taught
  return `${taught} ${smallNumbers[free] ?? formatCount(free)} of them ${free === 1 ? 'is' : 'are'} free.`
}

/** Returns the opening paragraph if it fits, otherwise the beginning up to a whole word. */
export function cutText(text: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= 120) return line
  const opening = (text.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim()
  if (/[.!?]$/.test(opening) && [...opening].length <= 120) return opening
  const fitting = characters.slice(0, 120).join('')
  return `${fitting.slice(0, fitting.lastIndexOf(' ')).replace(/[\s.,;:–-]+$/, '')}…`
}

import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'

export const documentTitle = (title: string) =>
  title
    ? `${title} · ${product}`
    : t('{product}: learn it in class, prove it in your city', { product }, 'Title of the home page')

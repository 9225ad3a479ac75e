import { t } from '@kere/brand/messages'
export const courseMessages = {
  titleRequired: t('Course title is required', 'Text, educator'),
  descriptionRequired: t('Course description is required', 'Text, educator'),
  categoryRequired: t('Category is required', 'Text, educator'),
  levelRequired: t('Level is required', 'Text, educator'),
  durationRequired: t('Duration is required', 'Text, educator'),
  priceRequired: t('Price is required', 'Text, educator'),
  priceInvalid: t('Use whole rupees, without paise. 0 makes the course free', 'Text, educator'),
  modulesRequired: t('At least one module is required', 'Text, educator'),
} as const

import { t } from '@kere/brand/messages'
export const monthNames = [
  t('January', 'Month, in full'),
  t('February', 'Month, in full'),
  t('March', 'Month, in full'),
  t('April', 'Month, in full'),
  t('May', 'Month, in full'),
  t('June', 'Month, in full'),
  t('July', 'Month, in full'),
  t('August', 'Month, in full'),
  t('September', 'Month, in full'),
  t('October', 'Month, in full'),
  t('November', 'Month, in full'),
  t('December', 'Month, in full'),
] as const

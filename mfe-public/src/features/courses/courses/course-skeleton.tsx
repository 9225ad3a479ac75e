import { t } from '@kere/brand/messages'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'

export const CourseSkeleton = () => (
  <DetailSkeleton label={t('Loading the course', 'For screen readers')} className="h-80 desk:h-102" />
)

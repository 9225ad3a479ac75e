import { t } from '@kere/brand/messages'
import type { CourseCategory } from './course-options.ts'

/** The names of the subjects that people read. Addresses and records have the English ones. */
export const courseCategoryNames: Record<CourseCategory, string> = {
  'Climate Science': t('Climate Science', 'Subject of courses'),
  'Renewable Energy': t('Renewable Energy', 'Subject of courses'),
  'Sustainable Agriculture': t('Sustainable Agriculture', 'Subject of courses'),
  'Waste Management': t('Waste Management', 'Subject of courses'),
  Conservation: t('Conservation', 'Subject of courses'),
  'Green Building': t('Green Building', 'Subject of courses'),
  'Sustainable Business': t('Sustainable Business', 'Subject of courses'),
  'Environmental Policy': t('Environmental Policy', 'Subject of courses'),
  Biodiversity: t('Biodiversity', 'Subject of courses'),
  'Water Resources': t('Water Resources', 'Subject of courses'),
  'Sustainable Development': t('Sustainable Development', 'Subject of courses'),
  'Urban Sustainability': t('Urban Sustainability', 'Subject of courses'),
  'Economics & Labour': t('Economics & Labour', 'Subject of courses'),
  'Social Justice & Law': t('Social Justice & Law', 'Subject of courses'),
}

import { t } from '@kere/brand/messages'
import type { Subject } from './onboarding-options.ts'

/** The names of the subjects that people read. Addresses and records have the English ones. */
export const subjectNames: Record<Subject, string> = {
  'Climate Change & Mitigation': t('Climate Change & Mitigation', 'Subject that somebody teaches or learns'),
  'Circular Economy': t('Circular Economy', 'Subject that somebody teaches or learns'),
  ESG: t('ESG', 'Subject that somebody teaches or learns'),
  'Carbon Accounting & Net Zero': t('Carbon Accounting & Net Zero', 'Subject that somebody teaches or learns'),
  'Life Cycle Assessment': t('Life Cycle Assessment', 'Subject that somebody teaches or learns'),
  'Renewable Energy': t('Renewable Energy', 'Subject that somebody teaches or learns'),
  'Energy Efficiency': t('Energy Efficiency', 'Subject that somebody teaches or learns'),
  'Water Management': t('Water Management', 'Subject that somebody teaches or learns'),
  'Waste Management': t('Waste Management', 'Subject that somebody teaches or learns'),
  'Biodiversity & Conservation': t('Biodiversity & Conservation', 'Subject that somebody teaches or learns'),
  'Sustainable Agriculture & Food': t('Sustainable Agriculture & Food', 'Subject that somebody teaches or learns'),
  'Green Building': t('Green Building', 'Subject that somebody teaches or learns'),
  'Sustainable Mobility': t('Sustainable Mobility', 'Subject that somebody teaches or learns'),
  'Sustainable Finance': t('Sustainable Finance', 'Subject that somebody teaches or learns'),
  'Climate Policy & Governance': t('Climate Policy & Governance', 'Subject that somebody teaches or learns'),
  'Climate Justice': t('Climate Justice', 'Subject that somebody teaches or learns'),
  'Sustainable Business': t('Sustainable Business', 'Subject that somebody teaches or learns'),
  'Sustainability Education': t('Sustainability Education', 'Subject that somebody teaches or learns'),
}

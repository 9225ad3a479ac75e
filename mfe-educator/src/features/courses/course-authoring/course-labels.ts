export const courseMessages = {
  titleRequired: 'Course title is required',
  descriptionRequired: 'Course description is required',
  categoryRequired: 'Category is required',
  levelRequired: 'Level is required',
  durationRequired: 'Duration is required',
  priceRequired: 'Price is required',
  priceInvalid: 'Use whole rupees, without paise. 0 makes the course free',
  modulesRequired: 'At least one module is required',
} as const

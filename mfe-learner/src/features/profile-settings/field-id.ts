/** Of a field of the page; what is open in the profile leads there. */
export const fieldId = (field: string) => `profile-${field}`

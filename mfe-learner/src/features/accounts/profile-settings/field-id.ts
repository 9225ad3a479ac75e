export const fieldId = (field: string) => `profile-${field}`

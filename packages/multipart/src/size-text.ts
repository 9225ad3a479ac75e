const megabyte = 1024 * 1024

/** A cap as people read it. */
export const sizeText = (bytes: number) =>
  bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.ceil(bytes / 1024)} kB`

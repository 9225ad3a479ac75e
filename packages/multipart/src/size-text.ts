const megabyte = 1024 * 1024

export const sizeText = (bytes: number) =>
  bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.ceil(bytes / 1024)} kB`

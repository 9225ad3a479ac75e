/** Declares the parts of the web platform that browsers, workers and Node share and the contracts need. */
declare class URL {
  constructor(address: string, base?: string)
  static canParse(address: string, base?: string): boolean
  readonly origin: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly protocol: string
  readonly port: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

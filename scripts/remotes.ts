import { findRemoteFolders } from '@kere/tooling/remote-folders'

export const remotes = findRemoteFolders().map((folder) => folder.slice('mfe-'.length))

import { fileKinds } from '@kere/contracts/files/file-kinds'
import * as endpoints from '@kere/contracts/files/files'
import { bytesRoute, fileRoute, route, type Route } from '../../http/route.ts'
import { followFileLink, makeFileLink } from './file-links.ts'
import { uploadFile } from './upload-file.ts'
import { beginUpload, downloadFile, findReadable, openMedia, type FileKinds } from './files.ts'

const room = 'file-links'

export const fileRoutes = (kinds: FileKinds): Route[] => [
  route(endpoints.beginUpload, (context, { body }) => beginUpload(context, body, kinds)),
  bytesRoute(endpoints.uploadFile, (context, { params, bytes }) => uploadFile(context, params.id, bytes, kinds)),
  fileRoute(endpoints.downloadFile, (context, { params }) => downloadFile(context, params.id, kinds)),
  route(endpoints.createFileLink, async (context, { params }) =>
    // The link opens for anybody until it expires.
    makeFileLink(context, room, await findReadable(context, params.id, kinds)),
  ),
  fileRoute(endpoints.followFileLink, (context, { params }) => followFileLink(context, room, params)),
  fileRoute(endpoints.getMedia, (context, { params }) => openMedia(context, `${params.folder}/${params.name}`, kinds)),
]

export const routes = fileRoutes(fileKinds)

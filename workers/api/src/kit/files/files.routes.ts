import { fileKinds } from '@kere/contracts/files/file-kinds'
import * as endpoints from '@kere/contracts/files/files'
import { bytesRoute, fileRoute, route, type Route } from '../../http/route.ts'
import { createFileLink, followFileLink } from './file-links.ts'
import { uploadFile } from './upload-file.ts'
import { beginUpload, downloadFile, openMedia, type FileKinds } from './files.ts'

export const fileRoutes = (kinds: FileKinds): Route[] => [
  route(endpoints.beginUpload, (context, { body }) => beginUpload(context, body, kinds)),
  bytesRoute(endpoints.uploadFile, (context, { params, bytes }) => uploadFile(context, params.id, bytes, kinds)),
  fileRoute(endpoints.downloadFile, (context, { params }) => downloadFile(context, params.id, kinds)),
  route(endpoints.createFileLink, (context, { params }) => createFileLink(context, params.id, kinds)),
  fileRoute(endpoints.followFileLink, (context, { params }) => followFileLink(context, params.token)),
  fileRoute(endpoints.getMedia, (context, { params }) => openMedia(context, `${params.folder}/${params.name}`, kinds)),
]

export const routes = fileRoutes(fileKinds)

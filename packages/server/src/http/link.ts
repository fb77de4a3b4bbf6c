import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Service } from '../service/index.ts'

/**
 * The address that people send each other: the app itself, which reads the code from it. Its head names the table, for whatever
 * shows a preview; the key of a chair stands behind the # and never comes here.
 */
export function linkPage(server: FastifyInstance, site: string, service: Service): void {
  server.get<{ Params: { code: string } }>('/t/:code', async (request, reply) => {
    const table = await service.preview(request.params.code).catch(() => null)
    const page = await readFile(join(site, 'index.html'), 'utf8')
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    const named = table ? `${table.host} · ${NAMES[table.game] ?? table.game} · Redoubt` : 'Redoubt'
    return reply.send(headed(page, named, `${request.protocol}://${request.host}`))
  })
}

const NAMES: Readonly<Record<string, string>> = { doom: 'DOOM', conquest: 'Conquest' }

/** The files of the app lie beside the root, not beside this address; whoever shows a preview wants the whole address of its picture. */
function headed(page: string, title: string, origin: string): string {
  const safe = escaped(title)
  return page
    .replaceAll(/(src|href)="\.\//g, '$1="/')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${safe}</title>`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, before) => before + safe)
    .replace(
      /(<meta property="og:image" content=")(?:\.?\/)?([^"/]+)(?=")/,
      (_, before, file) => `${before}${escaped(origin)}/${file}`,
    )
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
}

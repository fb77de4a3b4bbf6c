import { spawn, spawnSync } from 'node:child_process'

/** The browser app, built anew, as a server of its own serves it. */
export async function served(): Promise<{ url: string; end(): void }> {
  if (spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
    throw new Error('No build.')
  const server = spawn(process.execPath, ['packages/server/dist/server.js', '--port', '0'])
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', text => {
      const found = /http:\/\/\S+/.exec(String(text))
      if (found) resolve(found[0])
    })
    server.once('exit', code => reject(new Error(`The server ended with ${code}.`)))
  })
  return { url, end: () => void server.kill() }
}

import { pathToFileURL } from 'node:url'

const [, , file, ...args] = process.argv
const { default: program } = await import(pathToFileURL(file).href)
if (typeof program !== 'function') throw new Error('A program exports an async function by default.')
await program(args)

/** Throws unless the value is plain data: what JSON keeps, and nothing that it would bend. */
export function assertPlain(value: unknown, path = 'state'): void {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return
    case 'undefined':
      return // JSON leaves the field out, and so do hashes; in a list it is refused below
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`${path} is ${value}: not plain data.`)
      return
    case 'object':
      if (value === null) return
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          if (value[i] === undefined) throw new Error(`${path}[${i}] is missing: not plain data.`)
          assertPlain(value[i], `${path}[${i}]`)
        }
        return
      }
      assertObject(value, path)
      return
    default:
      throw new Error(`${path} is a ${typeof value}: not plain data.`)
  }
}

function assertObject(value: object, path: string): void {
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    throw new Error(`${path} is a ${prototype.constructor?.name}: not plain data.`)
  for (const [field, part] of Object.entries(value)) assertPlain(part, `${path}.${field}`)
}

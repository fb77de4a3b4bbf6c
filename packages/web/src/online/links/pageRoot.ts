/** Where the app lies, without a slash at the end: what links to it begin with. */
export const pageRoot = (): string => new URL('.', location.href).href.replace(/\/$/, '')

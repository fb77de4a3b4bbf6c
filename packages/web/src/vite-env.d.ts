/// <reference types="vite/client" />

declare module 'virtual:rules/terms' {
  const terms: Record<string, Record<string, string[]>>
  export default terms
}
declare module 'virtual:rules/*' {
  const text: string
  export default text
}

declare module 'virtual:texts/*' {
  const texts: import('@redoubt/kernel').Catalogue
  export default texts
}

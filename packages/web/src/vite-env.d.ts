/// <reference types="vite/client" />

declare module 'virtual:rules/*' {
  const text: string
  export default text
}

export default function NewScreen(_: { rest: string[] }) {
  return <main />
}

export default function AboutScreen(_: { rest: string[] }) {
  return <main />
}

import { afterEach, expect, test } from 'vitest'
import { app, games } from '../src/index.ts'

const server = app()
afterEach(() => server.close())

test('the front page names Redoubt, every game and the fan-project notice', async () => {
  const { statusCode, headers, body } = await server.inject('/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<title>Redoubt</title>')
  expect(games.length).toBeGreaterThan(0)
  for (const game of games) expect(body).toContain(game.name)
  expect(body).toContain('not affiliated with or endorsed by the rights holders')
})

test('the front page loads nothing from elsewhere and runs no script', async () => {
  const { headers, body } = await app().inject('/')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).not.toMatch(/<script|(?:src|href)="(?!data:)/)
})

test('a game name cannot smuggle markup into the page', async () => {
  const { body } = await app([{ id: '"x', name: '<i>A&B</i>', players: '', about: '' }]).inject('/')
  expect(body).toContain('&#60;i&#62;A&#38;B&#60;/i&#62;')
  expect(body).toContain('data-game="&#34;x"')
})

test('/healthz answers ok, unknown paths 404', async () => {
  const server = app()
  expect((await server.inject('/healthz')).json()).toEqual({ ok: true })
  expect((await server.inject('/nowhere')).statusCode).toBe(404)
})

import { Table } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { ticTacToe } from './tictactoe.ts'

const play = (cells: string) => {
  const t = new Table(ticTacToe, null)
  for (const cell of cells) t.choose(`mark:${cell}`)
  return t
}

test('T-1 the seats mark free cells in turn', () => {
  const t = play('40')
  expect(t.state.decision!.seat).toBe('cross')
  expect(t.offers).toEqual(['mark:1', 'mark:2', 'mark:3', 'mark:5', 'mark:6', 'mark:7', 'mark:8'])
  expect(ticTacToe.view(t.state as never, 'spectator').cells).toEqual([2, 0, 0, 0, 1, 0, 0, 0, 0])
})

test('T-2 three in a row win', () => {
  expect(play('03142').state.outcome).toMatchObject({ winners: ['cross'], rule: 'T-2' })
  expect(play('304182').state.outcome).toMatchObject({ winners: ['nought'], rule: 'T-2' })
})

test('T-3 a full board without a row is a draw', () => {
  expect(play('012435768').state.outcome).toMatchObject({ winners: [], rule: 'T-3' })
})

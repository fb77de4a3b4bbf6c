import { marathon } from './marathon.ts'

marathon('second')
